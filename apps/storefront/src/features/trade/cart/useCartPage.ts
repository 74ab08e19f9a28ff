import { useQuery, useQueryClient } from '@tanstack/react-query';
import { showRefusal } from '@yigou/web-kit';
import { useEffect, useMemo } from 'react';
import { call, queryKey } from '../../../app/client';
import { useSession } from '../../../app/session';
import { viewPath } from './cart.api';
import type { CartView } from './cartView.rules';
import { createEditQueue } from './editQueue';
import { tellCartUpdate } from './shared/cartUpdate';

/** Long enough for a few clicks on + to become one request. */
const saveDelayMs = 400;

async function readView(): Promise<CartView> {
  const { resultData, checked } = await call(viewPath, {});
  return { ...resultData, checked };
}

/** The cart of the page, and edits that show at once and are saved a moment later. */
export function useCartPage() {
  const { token } = useSession();
  const client = useQueryClient();
  const key = useMemo(() => [...queryKey(viewPath), token], [token]);
  const cart = useQuery({ queryKey: key, queryFn: readView, refetchOnMount: 'always' });
  const queue = useMemo(
    () =>
      createEditQueue({
        read: () => client.getQueryData<CartView>(key),
        write: (view) => client.setQueryData(key, view),
        send: (items) => call('ShopCart/Edit', { items }),
        onSaved: tellCartUpdate,
        onRefused: (error) => {
          showRefusal(error);
          client.invalidateQueries({ queryKey: key });
        },
        delayMs: saveDelayMs,
      }),
    [client, key],
  );
  useEffect(() => {
    showRefusal(cart.error);
  }, [cart.error]);
  // Whoever leaves right after a click must not lose it.
  useEffect(
    () => () => {
      queue.flush();
    },
    [queue],
  );
  return { cart, queue };
}

export type CartEdits = ReturnType<typeof createEditQueue>;
