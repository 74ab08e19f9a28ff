import { invoiceLimits } from '@yigou/contract/books/invoices.terms';
import { showRefusal, toast, uploadFault, uploadHint } from '@yigou/web-kit';
import { type ChangeEvent, useId, useState } from 'react';
import { upload } from '../../ground/files/shared/files.api';
import styles from './InvoiceDrawer.module.css';
import pick from './InvoicesPage.module.css';

type FilePickerProps = { label: string; onTaken: (fileIds: string[]) => void };

/** PDF, OFD and XML of one invoice, uploaded as they are chosen. */
export function FilePicker({ label, onTaken }: FilePickerProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [names, setNames] = useState<string[]>([]);

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(event.target.files ?? [])].slice(0, invoiceLimits.files);
    event.target.value = '';
    const fault = chosen.map((file) => (file.size > 0 ? '' : uploadFault('invoice', file))).find(Boolean);
    if (fault) return void toast.error(fault);
    setBusy(true);
    try {
      const kept = [];
      for (const file of chosen) kept.push(await upload('invoice', file));
      setNames(kept.map((each) => each.fileName));
      onTaken(kept.map((each) => each.fileId));
    } catch (error) {
      showRefusal(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.files}>
      <label htmlFor={id} className={pick.pick}>
        {busy ? '正在上传…' : label}
        <input
          id={id}
          className="spoken"
          type="file"
          multiple
          accept=".pdf,.ofd,.xml"
          disabled={busy}
          onChange={take}
        />
      </label>
      <small>{names.length > 0 ? names.join('、') : uploadHint('invoice')}</small>
    </div>
  );
}
