import { keepPreviousData } from '@tanstack/react-query';
import type { ConsoleInput } from '@yigou/contract/console';
import { useApiQuery } from '../../../app/client';

export const useCashbook = (input: ConsoleInput<'Cashbook/GetPage'>) =>
  useApiQuery('Cashbook/GetPage', input, { placeholderData: keepPreviousData });

export const useNotices = (number: string) => useApiQuery('Cashbook/GetNotices', { number });
