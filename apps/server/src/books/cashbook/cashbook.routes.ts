import type { cashbookCalls } from '@yigou/contract/books/cashbook';
import { fenToYuan } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import { attemptStateLabels, refundStateLabels } from '@yigou/contract/money/payments.terms';
import type { ConsoleRoutes } from '../../ground/http/bind';
import { selectCashbook, selectMessages } from './cashbook.queries';

const labels: Record<string, string> = { ...attemptStateLabels, ...refundStateLabels, received: '已到账' };
const timeOf = (text: string): string => formatTime(new Date(text));

export const cashbookRoutes: ConsoleRoutes<typeof cashbookCalls> = {
  'Cashbook/GetPage': async ({ tx, caller }, { reqData, searchKey, ...page }) => {
    const asked = { companyId: caller.companyId, word: searchKey.trim() };
    const { rows, total } = await selectCashbook(tx, reqData?.tab ?? 'receipts', asked, page);
    const resultData = rows.map(({ time, amount, state, ...row }) => ({
      ...row,
      time: timeOf(time),
      amount: fenToYuan(amount),
      state: labels[state] ?? state,
    }));
    return { resultData, totalCount: total };
  },
  'Cashbook/GetNotices': async ({ tx, caller }, { number }) => {
    const found = await selectMessages(tx, caller.companyId, number);
    return {
      resultData: found.map(({ time, headers, ...notice }) => ({
        ...notice,
        time: timeOf(time),
        headers: JSON.stringify(headers, null, 2),
      })),
    };
  },
};
