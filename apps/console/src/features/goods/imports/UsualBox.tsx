import { importTargets, targetField, targetLabel } from '@yigou/contract/goods/imports.terms';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import styles from './Imports.module.css';

type UsualBoxProps = {
  usual: Record<string, string>;
  mapped: readonly string[];
  isBusy: boolean;
  onSave: (usual: Record<string, string>) => void;
  onClose: () => void;
};

/** What must be said of new goods, first; the sheet itself comes before all of it. */
const asked = importTargets.filter((to) => {
  const field = targetField(to)?.field;
  return field && !('empty' in field) && to !== 'sku.listPrice' && to !== 'product.name';
});

/** What new goods get where the sheet does not say. */
export function UsualBox({ usual, mapped, isBusy, onSave, onClose }: UsualBoxProps) {
  const [texts, setTexts] = useState(usual);
  return (
    <Modal
      open
      title="新增商品的默认值"
      okText="保存并重新试运行"
      cancelText="取消"
      confirmLoading={isBusy}
      onOk={() => onSave(texts)}
      onCancel={onClose}
    >
      <p>表格里没有写的项，新增时用这里的；已有的商品不受影响。</p>
      <div className={styles.usual}>
        {asked.map((to) => (
          <div key={to} className={styles.pair}>
            <label htmlFor={`usual ${to}`}>
              {targetLabel(to)}
              {mapped.includes(to) && <small className={styles.sub}>表格里有</small>}
            </label>
            <Input
              id={`usual ${to}`}
              value={texts[to] ?? ''}
              maxLength={100}
              placeholder={to === 'sku.marketPrice' ? '不填时与销售价相同' : ''}
              onChange={({ target }) => setTexts({ ...texts, [to]: target.value })}
            />
          </div>
        ))}
      </div>
    </Modal>
  );
}
