import type { ApplicationModel } from '@yigou/contract/books/invoices';
import { showRefusal } from '@yigou/web-kit';
import { Button } from '../../../ui/Button';
import { download } from '../../ground/files/shared/files.api';
import styles from './InvoiceDetail.module.css';
import { kilobytes } from './invoice.rules';

const names: Readonly<Record<string, string>> = { PDF: 'PDF 版式文件', OFD: 'OFD 版式文件', XML: 'XML 数据文件' };

/** What of an invoice can be kept; the data counts, the page is for the eye. */
export const InvoiceFiles = ({ application: { invoices, title, mailed } }: { application: ApplicationModel }) => {
  const files = invoices.flatMap((invoice) => invoice.files.map((file) => ({ ...file, invoice })));
  return (
    <section aria-label="文件">
      <h2>
        文件 <small className={styles.count}>以 XML 为准</small>
      </h2>
      {files.length === 0 && <p className={styles.none}>开具后可以下载</p>}
      <ul className={styles.rows}>
        {files.map(({ fileId, fileName, kind, size, invoice }) => (
          <li key={fileId}>
            <span>
              {names[kind] ?? kind}
              {invoices.length > 1 && (
                <small className={styles.own}>
                  {invoice.colour === 'red' ? '红字 ' : ''}
                  {invoice.invoiceNo}
                </small>
              )}
            </span>
            <small>{kilobytes(size)}</small>
            <Button
              kind="text"
              aria-label={`下载 ${fileName}`}
              onClick={() => download(fileId, fileName).catch(showRefusal)}
            >
              下载
            </Button>
          </li>
        ))}
        {mailed > 0 && (
          <li>
            <span>
              已发送 {mailed} 次 <small className={styles.own}>{title.email}</small>
            </span>
          </li>
        )}
      </ul>
    </section>
  );
};
