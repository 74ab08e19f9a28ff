import { clickGuardMs, toast } from '@yigou/web-kit';
import { Button } from '../../ui/Button';

/** Who has paid need not wait for the next question. */
export const AskNow = ({ ask }: { ask: () => Promise<unknown> }) => (
  <Button
    kind="primary"
    guardMs={clickGuardMs}
    onClick={async () => {
      await ask();
      toast.info('尚未收到付款结果时会继续自动查询');
    }}
  >
    已完成付款
  </Button>
);
