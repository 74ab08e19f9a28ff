import { keepPreviousData } from '@tanstack/react-query';
import type { ConsoleInput } from '@yigou/contract/console';
import type { BookSheet } from '@yigou/contract/goods/priceBooks.console';
import { bookLinesExportPath, bookSheetPath, type LineTab } from '@yigou/contract/goods/priceBooks.terms';
import { toast, today } from '@yigou/web-kit';
import { useApiQuery, useWrite } from '../../../app/client';
import { saveFrom, sendFile } from '../../ground/files/shared/files.api';

const kept = { placeholderData: keepPreviousData } as const;

export const useBookPage = (input: ConsoleInput<'PriceBook/GetPage'>) => useApiQuery('PriceBook/GetPage', input, kept);
export const useBook = (priceBookId: number) => useApiQuery('PriceBook/GetModel', { priceBookId });
export const useBookLines = (input: ConsoleInput<'PriceBook/GetLines'>) =>
  useApiQuery('PriceBook/GetLines', input, kept);
export const useOverlaps = (input: ConsoleInput<'PriceBook/GetOverlaps'>) =>
  useApiQuery('PriceBook/GetOverlaps', input, kept);
export const useMatched = (priceBookId: number, words: string[]) =>
  useApiQuery('PriceBook/Match', { priceBookId, words }, { enabled: words.length > 0 });
export const useReasons = (input: ConsoleInput<'PriceBook/Why'>, enabled: boolean) =>
  useApiQuery('PriceBook/Why', input, { ...kept, enabled });

/** What a sheet says, as texts. */
export const readBookSheet = (file: File): Promise<BookSheet> => sendFile(bookSheetPath, file);
export const saveBookSheet = (wanted: { priceBookId: number; searchKey: string; tab: LineTab }, name: string) =>
  saveFrom(bookLinesExportPath, wanted, `${name} ${today()}.xlsx`);

export const useSaveBook = () => useWrite('PriceBook/Save');
export const useSaveLines = () => useWrite('PriceBook/SaveLines');
export const say = (text: string): void => toast.success(text);
