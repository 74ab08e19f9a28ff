import { useMutation } from '@tanstack/react-query';
import type { QuickLine } from '@yigou/contract/trade/quickOrder';
import { quickOrderLineMax, quickOrderNamesMax } from '@yigou/contract/trade/quickOrder.terms';
import { CallError, showRefusal, toast } from '@yigou/web-kit';
import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../app/client';
import { paths } from '../../../app/paths';
import { useSession } from '../../../app/session';
import { tellCartUpdate } from '../cart/shared/cartUpdate';
import {
  asDemand,
  type Draft,
  draftsIn,
  fittingQty,
  mergeDrafts,
  nameOf,
  refreshed,
  renewed,
  toDrafts,
  withFound,
  withGoods,
  withQty,
} from './draft.rules';
import { keepWork, readWork } from './draftStore';
import type { ParsedLine } from './lines.rules';

type Asked = { key: string; qty: number };

/** So many at a time as may all be names; the answers are numbered as if it had been one question. */
async function ask(lines: Asked[]): Promise<QuickLine[]> {
  const answers: QuickLine[] = [];
  for (let at = 0; at < lines.length; at += quickOrderNamesMax) {
    const { resultData } = await call('QuickOrder/Match', { lines: lines.slice(at, at + quickOrderNamesMax) });
    for (const line of resultData) answers.push({ ...line, lineNos: line.lineNos.map((no) => no + at) });
  }
  return answers;
}

const askOne = async (line: Asked) => (await call('QuickOrder/MatchLine', line)).resultData;

/** Prices and stock as they are now, for lines that were matched before. */
const refresh = async (drafts: Draft[]): Promise<Draft[]> => refreshed(drafts, await ask(drafts.map(asDemand)));

/** An article named in two questions is one draft, and more pieces of it may have another price. */
async function match(parsed: ParsedLine[]): Promise<Draft[]> {
  const drafts = toDrafts(parsed, await ask(parsed.map(({ key, qty }) => ({ key, qty }))));
  const merged = mergeDrafts(drafts);
  return merged.length < drafts.length ? refresh(merged) : drafts;
}

/** The cart names the lines it does not take by their place in the request. */
function refused(drafts: readonly Draft[], sent: readonly Draft[], fields: Record<string, string>): Draft[] {
  const reasons = new Map(sent.map((draft, at) => [nameOf(draft), fields[`items.${at}`] ?? '']));
  return drafts.map((draft) => ({ ...draft, refusal: reasons.get(nameOf(draft)) ?? '' }));
}

type SetDrafts = Dispatch<SetStateAction<Draft[] | undefined>>;

/** What a row does to its draft, whichever row it is. */
function useRowVerbs(setDrafts: SetDrafts) {
  const change = useCallback(
    (name: number, make: (draft: Draft) => Draft) =>
      setDrafts((now) => now?.map((draft) => (nameOf(draft) === name ? make(draft) : draft))),
    [setDrafts],
  );

  const choose = useCallback(
    (name: number, itemId: number) =>
      change(name, (draft) =>
        withGoods(
          draft,
          draft.candidates.find((each) => each.itemId === itemId),
        ),
      ),
    [change],
  );

  /** Another quantity may have another price and another problem: the server says. */
  const setQty = useCallback(
    (name: number, itemNo: string, qty: number) => {
      change(name, (draft) => withQty(draft, qty));
      askOne({ key: itemNo, qty }).then((line) => {
        const goods = line.goods.find((each) => each.itemNo === itemNo);
        change(name, (draft) => (goods && draft.qty === qty && draft.goods ? { ...draft, goods } : draft));
      }, showRefusal);
    },
    [change],
  );

  /** The line as it should have been written. */
  const search = useCallback(
    (name: number, key: string, qty: number) =>
      askOne({ key, qty }).then((line) => change(name, (draft) => withFound(draft, line)), showRefusal),
    [change],
  );

  const drop = useCallback(
    (name: number) => setDrafts((now) => now?.filter((draft) => nameOf(draft) !== name)),
    [setDrafts],
  );

  return { choose, setQty, search, drop };
}

export function useQuickOrder() {
  const { userId } = useSession();
  const [stored] = useState(() => readWork(userId));
  const [text, setText] = useState(stored.text);
  const [drafts, setDrafts] = useState(stored.drafts);
  const navigate = useNavigate();
  const matching = useMutation({ mutationFn: match, onSuccess: setDrafts, onError: showRefusal });
  const { mutate: renew } = useMutation({
    mutationFn: refresh,
    onSuccess: (fresh, sent) => setDrafts((now) => now && renewed(now, sent, fresh)),
    onError: showRefusal,
  });

  useEffect(() => keepWork(userId, { text, drafts }), [userId, text, drafts]);
  useEffect(() => {
    if (stored.drafts?.length) renew(stored.drafts);
  }, [stored, renew]);

  const row = useRowVerbs(setDrafts);

  function restart() {
    setDrafts(undefined);
    setText('');
  }

  const adding = useMutation({
    mutationFn: (sent: Draft[]) =>
      call('ShopCart/AddList', {
        items: sent.map(({ goods, qty }) => ({ itemId: goods?.itemId ?? 0, chartQty: qty })),
      }),
    onSuccess: (_, sent) => {
      tellCartUpdate();
      const left = drafts?.filter((draft) => !sent.includes(draft)) ?? [];
      if (left.length > 0) {
        toast.success(`已将 ${sent.length} 种商品加入购物车，还有 ${left.length} 种需处理`);
        setDrafts(left);
        return;
      }
      toast.success(`已将 ${sent.length} 种商品加入购物车`);
      keepWork(userId, { text: '' });
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

  function fitAll() {
    if (!drafts) return;
    const fitted = drafts.map((draft) => {
      const qty = fittingQty(draft);
      return qty === undefined ? draft : withQty(draft, qty);
    });
    setDrafts(fitted);
    renew(fitted);
  }

  return {
    text,
    setText,
    drafts,
    start,
    restart,
    fitAll,
    row,
    submit: () => adding.mutate(draftsIn('ready', drafts ?? [])),
    busy: matching.isPending || adding.isPending,
  };
}

export type QuickOrder = ReturnType<typeof useQuickOrder>;
export type RowVerbs = QuickOrder['row'];
