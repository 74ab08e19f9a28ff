import { clickGuardMs, requestFor } from '@yigou/web-kit';
import { Button } from '../../../ui/Button';
import { useExport } from './statements.api';

/** Each click is a file of its own. */
export function ExportButton({ statementId }: { statementId: number }) {
  const start = useExport();
  return (
    <Button
      disabled={start.isPending}
      guardMs={clickGuardMs}
      onClick={() => start.mutate({ statementId, requestId: requestFor(null, { statementId }).requestId })}
    >
      导出 xlsx
    </Button>
  );
}
