/** What the system says, without its code and the call that failed. */
export const bareReason = (message: string): string => message.replace(/^E[A-Z]+: ([^,]*),.*$/s, "$1");
