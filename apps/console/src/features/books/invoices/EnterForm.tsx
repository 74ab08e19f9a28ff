import { type InvoiceMedium, invoiceMediumLabels } from '@yigou/contract/books/invoices.terms';
import { today, useOwnForm } from '@yigou/web-kit';
import { Button, DatePicker, Input, Select } from 'antd';
import dayjs from 'dayjs';
import { useId } from 'react';
import { FilePicker } from './FilePicker';
import styles from './InvoiceDrawer.module.css';
import { entryFault } from './invoice.rules';
import { useEnter } from './invoices.api';

const media = (Object.keys(invoiceMediumLabels) as InvoiceMedium[]).map((value) => ({
  value,
  label: invoiceMediumLabels[value],
}));

type Entry = { medium: InvoiceMedium; invoiceNo: string; issuedOn: string; fileIds: string[] };

/** What a person made at the tax office's page: its number, its day, its files. */
export function EnterForm({ invoiceId }: { invoiceId: number }) {
  const id = useId();
  const form = useOwnForm<Entry>(
    { medium: 'digital', invoiceNo: '', issuedOn: today(), fileIds: [] },
    { checks: { invoiceNo: entryFault } },
  );
  const { error, ...number } = form.text('invoiceNo');
  const enter = useEnter();

  return (
    <div className={styles.enter}>
      <Select
        aria-label="种类"
        options={media}
        value={form.values.medium}
        onChange={(medium) => form.change({ medium })}
      />
      <div>
        <Input aria-label="发票号码" placeholder="发票号码" maxLength={30} {...number} status={error ? 'error' : ''} />
        {error && <small role="alert">{error}</small>}
      </div>
      <DatePicker
        id={`${id}-day`}
        aria-label="开票日期"
        allowClear={false}
        maxDate={dayjs(today())}
        value={dayjs(form.values.issuedOn)}
        onChange={(day) => form.change({ issuedOn: day?.format('YYYY-MM-DD') ?? today() })}
      />
      <FilePicker label="选择文件" onTaken={(fileIds) => form.change({ fileIds })} />
      <Button
        type="primary"
        loading={enter.isPending}
        onClick={() => form.passes() && enter.mutate({ invoiceId, ...form.values })}
      >
        录入
      </Button>
    </div>
  );
}
