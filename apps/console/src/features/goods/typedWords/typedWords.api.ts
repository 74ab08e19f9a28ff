import { keepPreviousData } from '@tanstack/react-query';
import type { ConsoleInput } from '@yigou/contract/console';
import { typedWordsExportPath } from '@yigou/contract/goods/typedWords.terms';
import { today } from '@yigou/web-kit';
import { useApiQuery, useWrite } from '../../../app/client';
import { saveFrom } from '../../ground/files/shared/files.api';

export const useTypedWords = (input: ConsoleInput<'TypedWord/GetPage'>) =>
  useApiQuery('TypedWord/GetPage', input, { placeholderData: keepPreviousData });

export const useTypedWord = (input: ConsoleInput<'TypedWord/GetModel'>) => useApiQuery('TypedWord/GetModel', input);

export const useDecide = () => useWrite('TypedWord/Decide');

type Narrowed = Pick<ConsoleInput<'TypedWord/GetPage'>, 'reqData' | 'searchKey'>;

export const exportWords = (input: Narrowed): Promise<void> =>
  saveFrom(typedWordsExportPath, input, `搜索过的词 ${today()}.xlsx`);
