import type { RecognisedAddress } from '@yigou/contract/trade/addresses';
import { recogniseMaxLength } from '@yigou/contract/trade/addresses.terms';
import { CallError } from '@yigou/web-kit';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/Button';
import styles from './AddressDialog.module.css';
import { useRecognise } from './addresses.api';

type Told = { text: string; wrong?: boolean };

function tell({ receiver, phone, areas, detail }: RecognisedAddress): Told {
  const missing = [
    !receiver && '收货人',
    !phone && '联系电话',
    areas.length === 0 && '所在地区',
    !detail && '详细地址',
  ];
  const open = missing.filter(Boolean);
  if (open.length === 4) return { text: '没有识别到地址，请直接填写', wrong: true };
  if (open.length > 0) return { text: `已识别，请补充${open.join('、')}` };
  return { text: areas.at(-1)?.hasChildren ? '已识别，请补充街道' : '已识别，请核对' };
}

/** Fills the form from a text as people send it to each other. */
export function RecogniseBox({ onFound }: { onFound: (found: RecognisedAddress) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [told, setTold] = useState<Told>({ text: '' });
  const recognise = useRecognise();

  async function read() {
    // Not disabled meanwhile: a button that is loses the focus.
    if (recognise.isPending) return;
    try {
      const { resultData } = await recognise.mutateAsync({ text });
      setTold(tell(resultData));
      onFound(resultData);
    } catch (error) {
      setTold({ text: error instanceof CallError ? error.message : '识别失败，请稍后重试', wrong: true });
    }
  }

  return (
    <div className={styles.recognise}>
      <label htmlFor={id}>智能识别</label>
      <textarea
        id={id}
        rows={2}
        maxLength={recogniseMaxLength}
        placeholder="粘贴整段地址，如：张三 13800138000 上海市浦东新区张江镇博云路2号"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" data-wrong={told.wrong || undefined}>
        {told.text}
      </p>
      <Button disabled={text.trim() === ''} aria-busy={recognise.isPending} onClick={read}>
        识别
      </Button>
    </div>
  );
}
