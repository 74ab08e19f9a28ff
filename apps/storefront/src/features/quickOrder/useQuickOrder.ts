import { useMutation } from '@tanstack/react-query';
import { quickOrderLineMax } from '@yigou/contract';
import { CallError, call, toast } from '@yigou/web-kit';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths';
import { tellCartUpdate } from '../../ui/cartUpdate';
import { type Draft, isReady, toDrafts, withGoods } from './draft.rules';
import type { ParsedLine } from './lines.rules';

const showRefusal = (error: Error) => {
  if (error instanceof CallError) toast.error(error.message);
};

async function match(parsed: ParsedLine[]): Promise<Draft[]> {
  const lines = parsed.map(({ key, qty }) => ({ key, qty }));
  return toDrafts(parsed, (await call('QuickOrder/Match', { lines })).resultData);
}

/** The cart names the lines it does not take by their place in the request. */
function refused(drafts: readonly Draft[], sent: readonly Draft[], fields: Record<string, string>): Draft[] {
  const reasons = new Map(sent.map((draft, at) => [draft.no, fields[`items.${at}`] ?? '']));
  return drafts.map((draft) => ({ ...draft, refusal: reasons.get(draft.no) ?? '' }));
}

export function useQuickOrder() {
  const [drafts, setDrafts] = useState<Draft[]>();
  const navigate = useNavigate();
  const matching = useMutation({ mutationFn: match, onSuccess: setDrafts, onError: showRefusal });
  const adding = useMutation({
    mutationFn: (sent: Draft[]) =>
      call('ShopCart/AddList', {
        items: sent.map(({ goods, qty }) => ({ itemId: goods?.itemId ?? 0, chartQty: qty })),
      }),
    onSuccess: (_, sent) => {
      toast.success(`已将 ${sent.length} 种商品加入购物车`);
      tellCartUpdate();
      navigate(paths.cart);
    },
    onError: (error, sent) => {
      showRefusal(error);
      if (error instanceof CallError) setDrafts((now) => now && refused(now, sent, error.fields));
    },
  });

  function start(parsed: ParsedLine[]) {
    if (parsed.length === 0) toast.error('没有识别到商品，请检查内容');
    else if (parsed.length > quickOrderLineMax)
      toast.error(`一次最多导入 ${quickOrderLineMax} 行，当前 ${parsed.length} 行，请分批导入`);
    else matching.mutate(parsed);
  }

  const change = useCallback(
    (no: number, make: (draft: Draft) => Draft) =>
      setDrafts((now) => now?.map((draft) => (draft.no === no ? make(draft) : draft))),
    [],
  );

  const choose = useCallback(
    (no: number, itemId: number) =>
      change(no, (draft) => {
        const goods = draft.line.goods.find((each) => each.itemId === itemId);
        return goods ? withGoods(draft, goods) : { ...draft, goods: undefined };
      }),
    [change],
  );

  /** Another quantity may have another price and another problem: the server says. */
  const setQty = useCallback(
    (no: number, itemNo: string, qty: number) => {
      change(no, (draft) => ({ ...draft, qty, refusal: '' }));
      call('QuickOrder/Match', { lines: [{ key: itemNo, qty }] }).then(({ resultData }) => {
        const goods = resultData[0]?.goods.find((each) => each.itemNo === itemNo);
        change(no, (draft) => (goods && draft.qty === qty && draft.goods ? { ...draft, goods } : draft));
      }, showRefusal);
    },
    [change],
  );

  const drop = useCallback((no: number) => setDrafts((now) => now?.filter((draft) => draft.no !== no)), []);

  return {
    drafts,
    start,
    restart: () => setDrafts(undefined),
    row: { choose, setQty, drop },
    submit: () => adding.mutate(drafts?.filter(isReady) ?? []),
    busy: matching.isPending || adding.isPending,
  };
}

export type QuickOrder = ReturnType<typeof useQuickOrder>;
export type RowVerbs = QuickOrder['row'];
