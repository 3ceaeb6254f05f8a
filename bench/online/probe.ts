/** Runs within each server that is measured: tells what it has used, after clearing away what it does not need. */

process.on("message", () => {
  const cpu = process.cpuUsage();
  globalThis.gc?.();
  globalThis.gc?.();
  process.send?.({ memory: process.memoryUsage(), cpu, clearing: process.cpuUsage(cpu) });
});
process.channel?.unref();
