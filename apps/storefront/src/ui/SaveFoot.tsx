import { clickGuardMs } from '@yigou/web-kit';
import { Button } from './Button';
import { DialogFoot } from './Dialog';

/** The end of a form in a dialog. */
export const SaveFoot = ({ busy, onLeave }: { busy: boolean; onLeave: () => void }) => (
  <DialogFoot>
    <Button onClick={onLeave}>取消</Button>
    <Button type="submit" kind="primary" guardMs={clickGuardMs} disabled={busy}>
      {busy ? '正在保存…' : '保存'}
    </Button>
  </DialogFoot>
);
