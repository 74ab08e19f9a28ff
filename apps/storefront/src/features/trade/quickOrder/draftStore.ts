import type { Draft } from './draft.rules';

/** What a reload must not lose: the text as typed, and what has become of it. */
type StoredWork = { text: string; drafts?: Draft[] | undefined };

/** Part of the name, so that a later version does not stumble over what an older one kept. */
const version = 1;
const nameFor = (userId: string) => `quick-order ${version} ${location.host} ${userId}`;

export function readWork(userId: string): StoredWork {
  try {
    return { text: '', ...JSON.parse(localStorage.getItem(nameFor(userId)) ?? '{}') };
  } catch {
    // Storage that is forbidden or spoilt holds nothing.
    return { text: '' };
  }
}

export function keepWork(userId: string, work: StoredWork) {
  try {
    if (work.text === '' && !work.drafts) localStorage.removeItem(nameFor(userId));
    else localStorage.setItem(nameFor(userId), JSON.stringify(work));
  } catch {
    // Kept until the page is closed.
  }
}
