import { bookLimits } from '@yigou/contract/goods/priceBooks.terms';
import { showRefusal, toast } from '@yigou/web-kit';
import { useState } from 'react';
import { FileDrop } from '../../../ui/FileDrop';
import styles from './PriceBooks.module.css';
import { readBookSheet } from './priceBooks.api';
import { readPasted } from './priceBooks.rules';
import { sheetAsPasted } from './sheet.rules';

/** A sheet of agreed prices, as what might have been pasted. */
export function SheetDrop({ onText }: { onText: (text: string) => void }) {
  const [reading, setReading] = useState('');
  async function take(file: File) {
    setReading(file.name);
    try {
      const { rows, rowCount } = await readBookSheet(file);
      const text = sheetAsPasted(rows);
      const { pasted } = bookLimits;
      if (rows.length < rowCount || readPasted(text).length > pasted)
        toast.error(`表格有 ${rowCount.toLocaleString('zh-CN')} 行，一次最多 ${pasted} 行，请分开上传`);
      else if (text === '') toast.error('表格里没有找到商品编号');
      else onText(text);
    } catch (cause) {
      showRefusal(cause);
    }
    setReading('');
  }
  return (
    <FileDrop
      label="协议价表格"
      accept=".xlsx,.csv,.txt"
      disabled={reading !== ''}
      className={styles.drop}
      onFiles={([file]) => file && take(file)}
    >
      <b aria-live="polite">{reading ? `正在读取 ${reading}…` : '把协议价表格拖到这里，或点击选择'}</b>
      <span>xlsx 或 csv，按标题认出商品编号、协议价、阶梯价与日期；读出后核对，不会直接保存</span>
    </FileDrop>
  );
}
