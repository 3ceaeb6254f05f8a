/** Runs within each server that is measured: tells what it holds in memory, after clearing away what it does not need. */

process.on("message", () => {
  globalThis.gc?.();
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
process.channel?.unref();
