import { CallError } from '@yigou/web-kit';

/** A list that opens in a dialog opens within it: what hangs on the page would lie behind. */
export const inPlace = (node: HTMLElement): HTMLElement => node.closest('dialog') ?? document.body;

/** What the server refused, in its own words. A broken line has been shown already. */
export const refusalOf = (error: Error | null): string => (error instanceof CallError ? error.message : '');
