import { useMutation } from '@tanstack/react-query';
import { CallError, confirmBox, toast } from '@yigou/web-kit';
import { useNavigate } from 'react-router';
import { call } from '../../../../app/client';
import { currentPath, loginPath } from '../../../../app/paths';
import { hasToken } from '../../../../app/session';
import { tellCartUpdate } from './cartUpdate';

type NewLine = { itemId: number; chartQty: number };

const send = async (items: NewLine[]): Promise<void> => {
  const [only, ...more] = items;
  if (only && more.length === 0) await call('ShopCart/Add', only);
  else await call('ShopCart/AddList', { items });
};

/** Of many lines the answer says which are wrong; the first of them is told as well. */
function showCartRefusal(error: Error) {
  if (!(error instanceof CallError)) return;
  const [first] = Object.values(error.fields);
  toast.error(first && first !== error.message ? `${error.message}：${first}` : error.message);
}

/** A cart belongs to an account: a visitor is asked to log in and comes back to where they were. */
export function useAddToCart() {
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({ mutationFn: send, onSuccess: tellCartUpdate, onError: showCartRefusal });

  async function add(items: NewLine[], onAdded: () => void = () => toast.success('已加入购物车')) {
    if (hasToken()) mutate(items, { onSuccess: onAdded });
    else if (await confirmBox({ title: '提示', text: '请您登录后操作' })) navigate(loginPath(currentPath()));
  }

  return { add, busy: isPending };
}
