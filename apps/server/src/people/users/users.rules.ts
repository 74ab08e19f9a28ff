/** `138****0001`: enough to tell people apart, too little to call them. */
export const maskedMobile = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(7)}`;
