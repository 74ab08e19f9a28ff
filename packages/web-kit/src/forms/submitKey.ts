/** As it stands on the keyboard. */
export const submitKeyName = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '') ? '⌘ Enter' : 'Ctrl+Enter';

function submitByKey(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return;
  const from = event.target instanceof Element ? event.target : document.body;
  const form = from.closest('form') ?? from.closest('dialog')?.querySelector('form');
  const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** Ctrl+Enter sends the form one is in, also out of a text of several lines: by its own button, with all its guards. */
export const listenToSubmitKey = () => document.addEventListener('keydown', submitByKey);
