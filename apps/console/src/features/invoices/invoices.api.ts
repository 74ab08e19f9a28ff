import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { type ConsoleInput, type ConsolePath, consoleDownloadPath, consoleUploadPath } from '@yigou/contract';
import { createFileTransfer, showRefusal, toast } from '@yigou/web-kit';
import { client, queryKey, useApiMutation, useApiQuery } from '../../app/client';

export const { upload, download } = createFileTransfer(client, {
  upload: consoleUploadPath,
  download: consoleDownloadPath,
});

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

type Write =
  | 'Invoice/Approve'
  | 'Invoice/Reject'
  | 'Invoice/Enter'
  | 'Invoice/EnterMany'
  | 'Invoice/AddFiles'
  | 'Invoice/Retry'
  | 'Invoice/DemandRed'
  | 'Invoice/AnswerRed'
  | 'Invoice/VoidPaper'
  | 'Invoice/Qualify';
const reads: readonly ConsolePath[] = ['Invoice/GetPage', 'Invoice/GetModel', 'Invoice/GetTitlePage'];

/** Refused or not, the list is asked anew: somebody else may have been faster. */
function useWrite<P extends Write>(path: P, done: string) {
  const cache = useQueryClient();
  return useApiMutation(path, {
    onSuccess: () => {
      if (done) toast.success(done);
    },
    onError: showRefusal,
    onSettled: () => Promise.all(reads.map((each) => cache.invalidateQueries({ queryKey: queryKey(each) }))),
  });
}

export const useApprove = () => useWrite('Invoice/Approve', '已通过');
export const useReject = () => useWrite('Invoice/Reject', '已驳回，原因已告知买方');
export const useEnter = () => useWrite('Invoice/Enter', '已录入');
export const useEnterMany = () => useWrite('Invoice/EnterMany', '');
export const useAddFiles = () => useWrite('Invoice/AddFiles', '文件已补上');
export const useRetry = () => useWrite('Invoice/Retry', '已重新交给开票服务');
export const useDemandRed = () => useWrite('Invoice/DemandRed', '已发起红冲，等买方确认');
export const useAnswerRed = () => useWrite('Invoice/AnswerRed', '已答复');
export const useVoidPaper = () => useWrite('Invoice/VoidPaper', '已作废');
export const useQualify = () => useWrite('Invoice/Qualify', '已审核');
