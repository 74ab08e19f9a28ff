import { useSession } from '../../../../app/session';

/** ProductToC is open to everybody at list prices; Product knows the account's contract prices and pool. */
type ProductCalls = 'Product' | 'ProductToC';

export const useProductCalls = (): ProductCalls => (useSession().token ? 'Product' : 'ProductToC');
