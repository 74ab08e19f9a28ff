import { keepPreviousData } from '@tanstack/react-query';
import type { ConsoleInput } from '@yigou/contract/console';
import { call, useApiQuery, useWrite } from '../../../app/client';

const kept = { placeholderData: keepPreviousData } as const;

export const useSynonyms = (input: ConsoleInput<'SearchWord/GetSynonyms'>) =>
  useApiQuery('SearchWord/GetSynonyms', input, kept);
export const useHot = () => useApiQuery('SearchWord/GetHot', {}, kept);
export const useLeads = (input: ConsoleInput<'SearchWord/GetLeads'>) => useApiQuery('SearchWord/GetLeads', input, kept);
export const usePins = (input: ConsoleInput<'SearchWord/GetPins'>) => useApiQuery('SearchWord/GetPins', input, kept);

export const useSaveSynonyms = () => useWrite('SearchWord/SaveSynonyms');
export const useRemoveSynonyms = () => useWrite('SearchWord/RemoveSynonyms');
export const useSaveHot = () => useWrite('SearchWord/SaveHot');
export const useSaveLead = () => useWrite('SearchWord/SaveLead');
export const useRemoveLead = () => useWrite('SearchWord/RemoveLead');
export const useSavePin = () => useWrite('SearchWord/SavePin');
export const useRemovePin = () => useWrite('SearchWord/RemovePin');

type Tried = ConsoleInput<'SearchWord/Try'>;
const nothing: Tried = { word: '-', change: { kind: 'synonyms', draft: { words: ['-', '-'] } } };

export const useTry = (input: Tried | null) =>
  useApiQuery('SearchWord/Try', input ?? nothing, { ...kept, enabled: input !== null, retry: false });
export const useTryOthers = (input: Tried | null) =>
  useApiQuery('SearchWord/TryOthers', input ?? nothing, { ...kept, enabled: input !== null, retry: false });

export const useWordProducts = (searchKey: string) =>
  useApiQuery('SearchWord/FindProducts', { searchKey }, { ...kept, enabled: searchKey.trim() !== '' });
export const useBrands = (searchKey: string) =>
  useApiQuery('Shelf/GetPage', { searchKey, pageSize: 50, reqData: { thing: 'brand' } }, kept);
export const useCategories = () => useApiQuery('Shelf/GetTree', {}, kept);

const most = 100;
type Page<Row> = { resultData: readonly Row[]; totalCount: number };

/** Every row of a list, for a sheet. */
export async function allRows<Row>(read: (at: { pageIndex: number; pageSize: number }) => Promise<Page<Row>>) {
  const rows: Row[] = [];
  for (let pageIndex = 1; ; pageIndex += 1) {
    const page = await read({ pageIndex, pageSize: most });
    rows.push(...page.resultData);
    if (page.resultData.length < most || rows.length >= page.totalCount) return rows;
  }
}

export const readSynonyms = (at: { pageIndex: number; pageSize: number }) => call('SearchWord/GetSynonyms', at);
export const readHot = () => call('SearchWord/GetHot', {});
export const readLeads = (at: { pageIndex: number; pageSize: number }) => call('SearchWord/GetLeads', at);
export const readPins = (at: { pageIndex: number; pageSize: number }) => call('SearchWord/GetPins', at);
