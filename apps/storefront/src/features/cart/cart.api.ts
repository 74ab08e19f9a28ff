import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError, call, queryKey, toast, useApiMutation, useSession } from '@yigou/web-kit';
import { useEffect } from 'react';

const listPath = 'ShopCart/GetList';
const previewPage = { pageIndex: 1, pageSize: 10, searchKey: '', reqData: {} };

/** Any page that changed the cart says so with this event of the window. */
const cartUpdateEvent = 'cart-update';

export function useCartPreview() {
  const { token } = useSession();
  const client = useQueryClient();
  const cart = useQuery({
    // The token is part of the key: a new login is a new cart.
    queryKey: [...queryKey(listPath, previewPage), token],
    queryFn: () => call(listPath, previewPage),
    enabled: token !== '',
  });

  useEffect(() => {
    const reload = () => client.invalidateQueries({ queryKey: queryKey(listPath) });
    window.addEventListener(cartUpdateEvent, reload);
    return () => window.removeEventListener(cartUpdateEvent, reload);
  }, [client]);

  useEffect(() => {
    if (cart.error instanceof CallError) toast.error(cart.error.message);
  }, [cart.error]);

  return { loggedIn: token !== '', cart };
}

export function useDeleteCartItem() {
  const client = useQueryClient();
  return useApiMutation('ShopCart/Delete', {
    onSuccess: () => {
      toast.success('删除成功');
      return client.invalidateQueries({ queryKey: queryKey(listPath) });
    },
    onError: (error) => {
      if (error instanceof CallError) toast.error(error.message);
    },
  });
}
