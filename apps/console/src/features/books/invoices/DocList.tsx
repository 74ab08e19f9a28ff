import type { InvoiceDoc } from '@yigou/contract/books/invoices';
import type { ConsoleApplication } from '@yigou/contract/books/invoices.console';
import { invoiceDocStateLabels, issuerLabels } from '@yigou/contract/books/invoices.terms';
import { formatYuan } from '@yigou/contract/ground/money';
import { showRefusal } from '@yigou/web-kit';
import { Button } from 'antd';
import { DrawerPart } from '../../../ui/DrawerPart';
import { StateDot } from '../../../ui/StateDot';
import { download } from '../../ground/files/shared/files.api';
import { DocLines } from './DocLines';
import { EnterForm } from './EnterForm';
import { FilePicker } from './FilePicker';
import styles from './InvoiceDrawer.module.css';
import { docTurn, toEnter } from './invoice.rules';
import { useAddFiles, useRetry } from './invoices.api';

/** Every invoice of the application, with what it lacks. */
export function DocList({ application }: { application: ConsoleApplication }) {
  const { invoices, duties } = application;
  if (invoices.length === 0) return null;
  const open = duties.includes('enter') ? toEnter(invoices) : [];
  return (
    <DrawerPart label="发票">
      {invoices.map((invoice) => (
        <Doc
          key={invoice.invoiceId}
          invoice={invoice}
          mayRetry={duties.includes('retry') && invoice.state === 'failed' && invoice.colour === 'blue'}
          mayEnter={open.includes(invoice)}
        />
      ))}
    </DrawerPart>
  );
}

type DocProps = { invoice: InvoiceDoc; mayRetry: boolean; mayEnter: boolean };

function Doc({ invoice, mayRetry, mayEnter }: DocProps) {
  const retry = useRetry();
  const add = useAddFiles();
  const { invoiceId, colour, state, invoiceNo, issuedOn, total, files, lines, fault, reason, issuer } = invoice;
  return (
    <article className={styles.doc}>
      <header>
        <b>
          {colour === 'red' ? '红字 ' : ''}
          {invoiceNo || '未出号'}
        </b>
        <StateDot turn={docTurn[state]}>{invoiceDocStateLabels[state]}</StateDot>
        <span>
          {colour === 'red' ? '−' : ''}
          {formatYuan(total)}
        </span>
      </header>
      <small>
        {[issuerLabels[issuer], issuedOn, reason].filter(Boolean).join('，')}
        {fault && <em>：{fault}</em>}
      </small>
      <DocLines lines={lines} />
      <p>
        {files.map(({ fileId, fileName, kind }) => (
          <Button
            key={fileId}
            type="link"
            size="small"
            aria-label={`下载 ${fileName}`}
            onClick={() => void download(fileId, fileName).catch(showRefusal)}
          >
            {kind}
          </Button>
        ))}
        {mayRetry && (
          <Button size="small" disabled={retry.isPending} onClick={() => retry.mutate({ invoiceId })}>
            重新提交开票服务
          </Button>
        )}
      </p>
      {state === 'issued' && files.length === 0 && (
        <FilePicker label="补传文件" onTaken={(fileIds) => add.mutate({ invoiceId, fileIds })} />
      )}
      {mayEnter && <EnterForm key={invoiceId} invoiceId={invoiceId} />}
    </article>
  );
}
