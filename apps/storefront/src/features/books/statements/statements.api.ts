import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { StatementEntry } from '@yigou/contract/books/statements.model';
import { statementLimits } from '@yigou/contract/books/statements.terms';
import type { CallAnswer, CallInput } from '@yigou/contract/calls';
import { showRefusal, written } from '@yigou/web-kit';
import { queryKey, useApiMutation, useApiQuery } from '../../../app/client';

const fresh = { placeholderData: keepPreviousData, refetchOnMount: 'always' as const };

export const useStatementPage = (input: CallInput<'Statement/GetPage'>) =>
  useApiQuery('Statement/GetPage', input, fresh);
export const useUnbilled = (input: CallInput<'Statement/GetUnbilled'>) =>
  useApiQuery('Statement/GetUnbilled', input, fresh);
export const useStatement = (statementId: number) =>
  useApiQuery('Statement/GetModel', { statementId }, { enabled: statementId > 0, refetchOnMount: 'always' });

export const useConfirm = () => useApiMutation('Statement/Confirm', written('对账单已确认'));
export const useAddDifference = () => useApiMutation('Statement/AddDifference', written('差异已提出，待平台答复'));
export const useReply = () => useApiMutation('Statement/ReplyDifference', written('说明已发出'));
export const useWithdraw = () => useApiMutation('Statement/WithdrawDifference', written('差异已撤回'));
export const useUploadPayment = () => useApiMutation('Statement/UploadPayment', written('付款凭证已上传'));
export const useApplyInvoice = () => useApiMutation('Statement/ApplyInvoice', written('已申请开票，待平台审核'));
export const useExport = () => useApiMutation('Statement/Export', written('已开始生成，完成后在下方下载'));

/** A tick is seen at once; three hundred of them do not load the statement three hundred times. */
export function useCheckEntries(statementId: number) {
  const cache = useQueryClient();
  const key = queryKey('Statement/GetModel', { statementId });
  const { mutate } = useApiMutation('Statement/CheckEntries', {
    onError: (error) => {
      showRefusal(error);
      void cache.invalidateQueries({ queryKey: key });
    },
  });
  return (entries: readonly StatementEntry[], checked: boolean) => {
    const entryIds = entries.map((entry) => entry.entryId).slice(0, statementLimits.ticks);
    const tick = (entry: StatementEntry) =>
      entryIds.includes(entry.entryId) ? { ...entry, checkedBy: checked ? '我' : '' } : entry;
    cache.setQueryData<CallAnswer<'Statement/GetModel'>>(
      key,
      (known) =>
        known && { ...known, resultData: { ...known.resultData, entries: known.resultData.entries.map(tick) } },
    );
    mutate({ statementId, entryIds, checked });
  };
}
