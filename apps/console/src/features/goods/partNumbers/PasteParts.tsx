import type { ConsoleAnswer } from '@yigou/contract/console';
import { bookLimits } from '@yigou/contract/goods/priceBooks.terms';
import { toast } from '@yigou/web-kit';
import { Button, Drawer, Input } from 'antd';
import { useId, useState } from 'react';
import styles from './PartNumbers.module.css';
import { useSavePartNumbers } from './partNumbers.api';
import { partsFault, readParts } from './partNumbers.rules';

type Faults = ConsoleAnswer<'PartNumber/Save'>['resultData']['faults'];

/** One or many, from a sheet; what is wrong stays in the box with its reason. */
export function PasteParts({ customerId, name, onClose }: { customerId: number; name: string; onClose: () => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [faults, setFaults] = useState<{ line: string; fault: string }[]>([]);
  const save = useSavePartNumbers();
  const rows = readParts(typed);
  const fault = partsFault(rows, bookLimits.pasted);
  const keep = (wrong: Faults) => {
    const lines = wrong.map(({ at, fault: why }) => ({
      line: `${rows[at]?.skuNo ?? ''}\t${rows[at]?.partNo ?? ''}`,
      fault: why,
    }));
    setFaults(lines);
    setTyped(lines.map(({ line }) => line).join('\n'));
  };
  const send = () =>
    save.mutate(
      { customerId, rows },
      {
        onSuccess: ({ resultData: { saved, same, faults: wrong } }) => {
          toast.success(`已保存 ${saved} 个${same > 0 ? `，${same} 个没有变化` : ''}`);
          if (wrong.length > 0) keep(wrong);
          else onClose();
        },
      },
    );
  return (
    <Drawer open size={520} title={`添加物料编码：${name}`} onClose={onClose}>
      <div className={styles.paste}>
        <label htmlFor={id}>从表格粘贴，一行一个：商品编号、物料编码；已有的改为新的编码</label>
        <Input.TextArea
          id={id}
          autoFocus
          rows={10}
          placeholder={'HW-NBR-L\tWL-000123\nDL-A4-70\tWL-000124'}
          value={typed}
          status={rows.length > 0 && fault ? 'error' : ''}
          onChange={(event) => setTyped(event.target.value)}
        />
        {rows.length > 0 && fault && <span className={styles.bad}>{fault}</span>}
        {faults.length > 0 && (
          <ul aria-label="未保存的行">
            {faults.map((each) => (
              <li key={each.line} className={styles.bad}>
                {each.line}：{each.fault}
              </li>
            ))}
          </ul>
        )}
        <div>
          <Button type="primary" disabled={rows.length === 0 || fault !== ''} loading={save.isPending} onClick={send}>
            {rows.length > 0 ? `保存 ${rows.length} 个` : '保存'}
          </Button>
        </div>
      </div>
    </Drawer>
  );
}
