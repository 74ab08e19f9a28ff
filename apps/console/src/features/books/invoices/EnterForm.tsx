import { type InvoiceMedium, invoiceMediumLabels } from '@yigou/contract/books/invoices.terms';
import { today } from '@yigou/web-kit';
import { Button, DatePicker, Input, Select } from 'antd';
import dayjs from 'dayjs';
import { useId, useState } from 'react';
import { FilePicker } from './FilePicker';
import styles from './InvoiceDrawer.module.css';
import { entryFault } from './invoice.rules';
import { useEnter } from './invoices.api';

const media = (Object.keys(invoiceMediumLabels) as InvoiceMedium[]).map((value) => ({
  value,
  label: invoiceMediumLabels[value],
}));

/** What a person made at the tax office's page: its number, its day, its files. */
export function EnterForm({ invoiceId }: { invoiceId: number }) {
  const id = useId();
  const [medium, setMedium] = useState<InvoiceMedium>('digital');
  const [invoiceNo, setInvoiceNo] = useState('');
  const [issuedOn, setIssuedOn] = useState(today());
  const [fileIds, setFileIds] = useState<string[]>([]);
  const [tried, setTried] = useState(false);
  const enter = useEnter();
  const fault = entryFault({ medium, invoiceNo });

  function send() {
    setTried(true);
    if (!fault) enter.mutate({ invoiceId, medium, invoiceNo, issuedOn, fileIds });
  }

  return (
    <div className={styles.enter}>
      <Select aria-label="种类" options={media} value={medium} onChange={setMedium} />
      <div>
        <Input
          aria-label="发票号码"
          placeholder="发票号码"
          maxLength={30}
          value={invoiceNo}
          status={tried && fault ? 'error' : ''}
          onChange={(event) => setInvoiceNo(event.target.value)}
        />
        {tried && fault && <small role="alert">{fault}</small>}
      </div>
      <DatePicker
        id={`${id}-day`}
        aria-label="开票日期"
        allowClear={false}
        maxDate={dayjs(today())}
        value={dayjs(issuedOn)}
        onChange={(day) => setIssuedOn(day?.format('YYYY-MM-DD') ?? today())}
      />
      <FilePicker label="选择文件" onTaken={setFileIds} />
      <Button type="primary" loading={enter.isPending} onClick={send}>
        录入
      </Button>
    </div>
  );
}
