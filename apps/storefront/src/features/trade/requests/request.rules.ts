import type { CallInput } from '@yigou/contract/calls';
import { type GoodsRequestTab, goodsRequestLimits, goodsRequestTabs } from '@yigou/contract/trade/requests.terms';
import { type FormChecks, firstPaging, type Paging, readPaging } from '@yigou/web-kit';
import { paths, withQuery } from '../../../app/paths';

type Picture = { fileId: string; fileName: string };

export type AskDraft = {
  name: string;
  spec: string;
  qty: string;
  unit: string;
  wantedOn: string;
  note: string;
  pictures: Picture[];
};

export const firstDraft = (wanted: string): AskDraft => ({
  name: wanted.trim().slice(0, goodsRequestLimits.name),
  spec: '',
  qty: '',
  unit: '个',
  wantedOn: '',
  note: '',
  pictures: [],
});

const isQty = (typed: string): boolean => /^[1-9]\d*$/.test(typed.trim()) && Number(typed) <= goodsRequestLimits.qty;

export const askChecks = (today: string): FormChecks<AskDraft> => ({
  name: ({ name }) => (name.trim() === '' ? '请填写求购商品' : ''),
  qty: ({ qty }) => (isQty(qty) ? '' : `数量为 1–${goodsRequestLimits.qty} 的整数`),
  unit: ({ unit }) => (unit.trim() === '' ? '请填写单位' : ''),
  wantedOn: ({ wantedOn }) => (wantedOn !== '' && wantedOn < today ? '希望到货日不能早于今天' : ''),
});

export const toRequest = (draft: AskDraft): Omit<CallInput<'Want/Submit'>, 'requestId'> => ({
  name: draft.name.trim(),
  spec: draft.spec.trim(),
  qty: Number(draft.qty),
  unit: draft.unit.trim(),
  wantedOn: draft.wantedOn,
  note: draft.note.trim(),
  pictureIds: draft.pictures.map((picture) => picture.fileId),
});

export type GoodsRequestFilter = Paging & { tab: GoodsRequestTab };

const isTab = (text: string): text is GoodsRequestTab => Object.hasOwn(goodsRequestTabs, text);

export function readGoodsRequestFilter(query: URLSearchParams): GoodsRequestFilter {
  const tab = query.get('tab') ?? '';
  return { tab: isTab(tab) ? tab : 'all', ...readPaging(query) };
}

const first: GoodsRequestFilter = { tab: 'all', ...firstPaging };

/** What stands at its default is left out. */
export function requestsPath(filter: GoodsRequestFilter): string {
  const given = Object.entries(filter).filter(([name, value]) => value !== first[name as keyof GoodsRequestFilter]);
  return given.length > 0 ? withQuery(paths.wantList, Object.fromEntries(given)) : paths.wantList;
}
