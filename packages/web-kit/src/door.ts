import { useSession } from './session';

/** ProductToC is open to everybody at list prices; Product knows the account's contract prices and pool. */
export type Door = 'Product' | 'ProductToC';

export const useDoor = (): Door => (useSession().token ? 'Product' : 'ProductToC');
