import { keepPreviousData } from '@tanstack/react-query';
import type { ConsoleInput } from '@yigou/contract/console';
import { useApiQuery, useWrite } from '../../../app/client';

const kept = { placeholderData: keepPreviousData };

export const useStatementPage = (input: ConsoleInput<'Statement/GetPage'>) =>
  useApiQuery('Statement/GetPage', input, kept);
export const useStatement = (statementId: number) => useApiQuery('Statement/GetModel', { statementId });
export const useBuild = () => useWrite('Statement/Build');
export const useAnswer = () => useWrite('Statement/AnswerDifference', '已答复，对方会收到通知');
export const useReply = () => useWrite('Statement/ReplyDifference', '已回复，对方会收到通知');
export const useAdjust = () => useWrite('Statement/Adjust', '已增加调整行，对方会收到通知');
export const useVoid = () => useWrite('Statement/Void', '已作废，明细回到待对账');

export const useBankPage = (input: ConsoleInput<'Bank/GetPage'>) => useApiQuery('Bank/GetPage', input, kept);
export const useBankImport = () => useWrite('Bank/Import');
export const useMatch = () => useWrite('Bank/Match');
export const useMatchOrder = () => useWrite('Bank/MatchOrder', '已入账到订单');
export const useGiveBack = () => useWrite('Bank/GiveBack', '已记为退回付款人');
export const useIgnore = () => useWrite('Bank/Ignore', '已标记为与货款无关');

export const useCreditPage = (input: ConsoleInput<'Credit/GetPage'>) => useApiQuery('Credit/GetPage', input, kept);
export const useCreditHistory = (customerId: number) => useApiQuery('Credit/GetHistory', { customerId });
export const useSaveCredit = () => useWrite('Credit/Save', '额度与账期已保存');
