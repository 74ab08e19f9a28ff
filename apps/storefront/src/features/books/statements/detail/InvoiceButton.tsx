import { titleTypeShort } from '@yigou/contract/books/invoices.terms';
import { clickGuardMs, type PendingRequest, requestFor } from '@yigou/web-kit';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { invoiceDetailPath, invoicePath } from '../../../../app/paths';
import { Button } from '../../../../ui/Button';
import { ButtonLink } from '../../../../ui/ButtonLink';
import { Dialog, DialogBody, DialogFoot } from '../../../../ui/Dialog';
import { Select } from '../../../../ui/Select';
import { useTitles } from '../../invoices/shared/titles.api';
import { useApplyInvoice } from '../statements.api';

/** One application over all orders of the statement that are not invoiced yet. */
export function InvoiceButton({ statementId }: { statementId: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)}>
        申请开票
      </Button>
      {open && <TitleDialog statementId={statementId} onClose={() => setOpen(false)} />}
    </>
  );
}

function TitleDialog({ statementId, onClose }: { statementId: number; onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const request = useRef<PendingRequest>(null);
  const titles = useTitles().data?.resultData ?? [];
  const usable = titles.filter(({ type, qualification }) => type !== 'special' || qualification === 'passed');
  const [chosen, setChosen] = useState<number>();
  const titleId = chosen ?? usable.find((title) => title.isDefault)?.titleId ?? usable[0]?.titleId;
  const apply = useApplyInvoice();

  async function submit() {
    if (!titleId) return;
    const content = { statementId, titleId };
    request.current = requestFor(request.current, content);
    const done = await apply.mutateAsync({ requestId: request.current.requestId, ...content }).catch(() => undefined);
    if (done) navigate(invoiceDetailPath(done.resultData.applicationId));
  }

  return (
    <Dialog title="申请开票" onClose={onClose}>
      {(leave) => (
        <>
          <DialogBody>
            {usable.length > 0 ? (
              <label htmlFor={id}>
                发票抬头{' '}
                <Select id={id} value={titleId} onChange={({ target }) => setChosen(Number(target.value))}>
                  {usable.map((title) => (
                    <option key={title.titleId} value={title.titleId}>
                      {title.name}（{titleTypeShort[title.type]}）
                    </option>
                  ))}
                </Select>
              </label>
            ) : (
              <p>暂无可用的发票抬头，请先在发票管理中添加。</p>
            )}
          </DialogBody>
          <DialogFoot>
            <Button onClick={leave}>取消</Button>
            {usable.length > 0 ? (
              <Button kind="primary" disabled={apply.isPending} guardMs={clickGuardMs} onClick={submit}>
                提交申请
              </Button>
            ) : (
              <ButtonLink kind="primary" to={invoicePath({ tab: 'titles' })}>
                去添加抬头
              </ButtonLink>
            )}
          </DialogFoot>
        </>
      )}
    </Dialog>
  );
}
