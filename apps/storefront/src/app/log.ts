/** Faults that the user is not shown, or is shown in other words, still reach whoever opens the console. */
export const logError = (error: unknown) => {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to it.
  console.error(error);
};
