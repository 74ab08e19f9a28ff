import { clickGuardMs, toast } from '@yigou/web-kit';
import { Button } from '../../../ui/Button';
import type { useAttempt } from './payments.api';
import { outcomeOf } from './payments.rules';

export type Ask = ReturnType<typeof useAttempt>['refetch'];

/** Who has paid need not wait for the next question. */
export function AskNow({ ask }: { ask: Ask }) {
  async function askNow() {
    const { data } = await ask();
    if (data && outcomeOf(data.resultData) === 'waiting') toast.info('暂未收到付款结果，请稍候');
  }
  return (
    <Button kind="primary" guardMs={clickGuardMs} onClick={askNow}>
      已完成付款
    </Button>
  );
}
