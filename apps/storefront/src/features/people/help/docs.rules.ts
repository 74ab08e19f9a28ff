import type { HelpGroup } from '@yigou/contract/people/help';

type DocTitle = HelpGroup['children'][number];

export const allDocs = (tree: readonly HelpGroup[]): DocTitle[] => tree.flatMap((group) => group.children);

/** The articles before and after one, over the borders of the groups. */
export function neighbours(tree: readonly HelpGroup[], docId: number): { before?: DocTitle; after?: DocTitle } {
  const docs = allDocs(tree);
  const at = docs.findIndex((doc) => doc.docId === docId);
  if (at < 0) return {};
  return { before: docs[at - 1], after: docs[at + 1] };
}

/** The docId of the address: a number, or `undefined` when none is given, or 0 when it cannot be one. */
export function readDocId(text: string | null): number | undefined {
  if (text === null || text === '') return undefined;
  const docId = Number(text);
  return Number.isSafeInteger(docId) && docId > 0 ? docId : 0;
}
