import { useQuery, useQueryClient } from '@tanstack/react-query';
import { showRefusal } from '@yigou/web-kit';
import { useEffect } from 'react';
import { call, queryKey } from '../../../../app/client';
import { useSession } from '../../../../app/session';
import { cartUpdateEvent } from './cartUpdate';

const listPath = 'ShopCart/GetList';

/** Every field of a line, asking for none in particular. */
const anyLine = {
  cartId: 0,
  companyId: 0,
  accountId: 0,
  itemId: 0,
  itemNo: '',
  itemName: '',
  itemSpec: '',
  colorName: '',
  chartQty: 0,
  chartPrice: 0,
  chartTotalFee: 0,
  realPrice: 0,
  isChecked: false,
  createTime: '',
  editTime: '',
  itemState: 0,
  imgs: [],
};
const previewPage = { pageIndex: 1, pageSize: 10, searchKey: '', reqData: anyLine };

export function useCartPreview() {
  const { token } = useSession();
  const client = useQueryClient();
  const cart = useQuery({
    // The token is part of the key: a new login is a new cart.
    queryKey: [...queryKey(listPath, previewPage), token],
    queryFn: () => call(listPath, { token, ...previewPage }),
    enabled: token !== '',
  });

  useEffect(() => {
    const reload = () => client.invalidateQueries({ queryKey: queryKey(listPath) });
    window.addEventListener(cartUpdateEvent, reload);
    return () => window.removeEventListener(cartUpdateEvent, reload);
  }, [client]);

  useEffect(() => {
    showRefusal(cart.error);
  }, [cart.error]);

  return { loggedIn: token !== '', cart };
}
