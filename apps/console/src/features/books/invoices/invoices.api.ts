import { keepPreviousData } from '@tanstack/react-query';
import type { ConsoleInput } from '@yigou/contract/console';
import { useApiQuery, useWrite } from '../../../app/client';

export const useInvoicePage = (input: ConsoleInput<'Invoice/GetPage'>) =>
  useApiQuery('Invoice/GetPage', input, { placeholderData: keepPreviousData });

/** While the service is at it, the page looks again by itself. */
const runningMs = 5000;
const running = new Set(['issuing', 'part', 'redIssuing']);

export const useApplication = (applicationId: number) =>
  useApiQuery(
    'Invoice/GetModel',
    { applicationId },
    { refetchInterval: ({ state }) => (running.has(state.data?.resultData.state ?? '') ? runningMs : false) },
  );

export const useTitlePage = (input: ConsoleInput<'Invoice/GetTitlePage'>) =>
  useApiQuery('Invoice/GetTitlePage', input, { placeholderData: keepPreviousData });

export const useApprove = () => useWrite('Invoice/Approve', '已通过');
export const useReject = () => useWrite('Invoice/Reject', '已驳回，原因已告知买方');
export const useEnter = () => useWrite('Invoice/Enter', '已录入');
export const useEnterMany = () => useWrite('Invoice/EnterMany');
export const useAddFiles = () => useWrite('Invoice/AddFiles', '文件已补传');
export const useRetry = () => useWrite('Invoice/Retry', '已重新提交开票服务');
export const useDemandRed = () => useWrite('Invoice/DemandRed', '已发起红冲，待买方确认');
export const useAnswerRed = () => useWrite('Invoice/AnswerRed', '已答复');
export const useVoidPaper = () => useWrite('Invoice/VoidPaper', '已作废');
export const useQualify = () => useWrite('Invoice/Qualify', '已审核');
