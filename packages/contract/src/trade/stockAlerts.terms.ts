/** How many articles one account waits for at the same time. */
export const stockAlertsMost = 200;
