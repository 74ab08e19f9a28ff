/** A cell that begins like a formula would be run by the program that opens the file. */
export const harmlessCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
