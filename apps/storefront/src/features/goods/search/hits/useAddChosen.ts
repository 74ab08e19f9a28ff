import { CallError, confirmBox, toast } from '@yigou/web-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../../app/client';
import { currentPath, loginPath } from '../../../../app/paths';
import { hasToken } from '../../../../app/session';
import { tellCartUpdate } from '../../../trade/cart/shared/cartUpdate';
import { type LineResult, refusedLines } from './addResult.rules';

export type ChosenLine = { itemId: number; name: string; qty: number };

/** Adds what can be added and says of every line what became of it: one bad line must not cost the others. */
export function useAddChosen() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [results, setResults] = useState<LineResult[] | null>(null);

  async function send(lines: readonly ChosenLine[]): Promise<LineResult[]> {
    const items = (some: readonly ChosenLine[]) => some.map(({ itemId, qty }) => ({ itemId, chartQty: qty }));
    const refused = await call('ShopCart/AddList', { items: items(lines) }).then(
      () => new Map<number, string>(),
      (error: unknown) => {
        const wrong = error instanceof CallError ? refusedLines(error.fields, lines.length) : new Map();
        if (wrong.size === 0) throw error;
        return wrong as Map<number, string>;
      },
    );
    const good = lines.filter((_, at) => !refused.has(at));
    if (refused.size > 0 && good.length > 0) await call('ShopCart/AddList', { items: items(good) });
    return lines.map((line, at) => ({ ...line, problem: refused.get(at) ?? '' }));
  }

  async function add(lines: readonly ChosenLine[], onAdded: () => void) {
    if (!hasToken()) {
      if (await confirmBox({ title: '提示', text: '请您登录后操作' })) navigate(loginPath(currentPath()));
      return;
    }
    setBusy(true);
    try {
      const done = await send(lines);
      tellCartUpdate();
      if (done.some((line) => line.problem)) setResults(done);
      else toast.success(`已加入购物车 ${done.length} 项`);
      if (done.some((line) => !line.problem)) onAdded();
    } catch (error) {
      if (error instanceof CallError) toast.error(error.message);
    } finally {
      setBusy(false);
    }
  }

  return { add, busy, results, forget: () => setResults(null) };
}
