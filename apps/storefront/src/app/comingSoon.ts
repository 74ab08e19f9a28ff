import { groupPath } from '@yigou/contract';

const below = (formUrl: string, ...children: string[]) => children.map((child) => `${groupPath(formUrl)}/${child}`);

/** Addresses whose page is still to be built. A page that is built leaves this list. */
export const comingSoon: readonly string[] = [...below('/finance/checkOrder', 'waitCheck', 'checkList', 'checkDetail')];
