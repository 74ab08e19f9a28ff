import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../../ui/Button';

const ReplacementsDialog = lazy(async () => ({ default: (await import('./ReplacementsDialog')).ReplacementsDialog }));

type ReplacementsProps = { itemId: number; spec: string };

/** 同规格替代: what of the same spec can be had now. Loaded only when somebody asks. */
export function Replacements({ itemId, spec }: ReplacementsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="text" aria-label={`同规格替代 ${spec}`} onClick={() => setOpen(true)}>
        同规格替代
      </Button>
      {open && (
        <Suspense>
          <ReplacementsDialog itemId={itemId} spec={spec} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
