import { EditOutlined } from '@ant-design/icons';
import { fields } from '@yigou/contract/goods/fields.terms';
import type { StockModel } from '@yigou/contract/goods/stock.console';
import { type PendingRequest, requestFor } from '@yigou/web-kit';
import { Button, InputNumber } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../../../app/operator';
import { changeSetPath } from '../../../app/paths';
import styles from './Stock.module.css';
import { useDraftWarning, useReleaseWarning } from './stock.api';
import { number } from './stockColumns';

const { label, rule } = fields.sku.warnQty;

/** A field of the SKU, so it changes by a change set, which is released at once unless a rule asks for a second person. */
export function WarningForm({ stock: { skuId, skuNo, warnQty } }: { stock: StockModel }) {
  const may = useMay('goods/edit');
  const [typed, setTyped] = useState<number | null>();
  const pending = useRef<PendingRequest | null>(null);
  const navigate = useNavigate();
  const draft = useDraftWarning();
  const release = useReleaseWarning();
  const shown = warnQty > 0 ? number(warnQty) : '未设';
  if (!may) return shown;
  if (typed === undefined)
    return (
      <>
        {shown}
        <Button
          type="text"
          size="small"
          icon={<EditOutlined />}
          aria-label={`修改${label}`}
          onClick={() => setTyped(warnQty)}
        />
      </>
    );

  function send(event: FormEvent) {
    event.preventDefault();
    const wanted = typed ?? 0;
    if (wanted === warnQty) return setTyped(undefined);
    const asked = {
      title: `${label}：${skuNo}`,
      edits: [{ thing: 'sku' as const, id: skuId, set: { warnQty: wanted } }],
    };
    pending.current = requestFor(pending.current, asked);
    draft.mutate(
      { requestId: pending.current.requestId, source: 'editor', ...asked },
      {
        onSuccess: ({ resultData: { changeSetId, hits } }) => {
          pending.current = null;
          if (Object.keys(hits).length > 0) navigate(changeSetPath(changeSetId));
          else release.mutate({ changeSetId }, { onSuccess: () => setTyped(undefined) });
        },
      },
    );
  }

  return (
    <form className={styles.warning} aria-label={label} onSubmit={send}>
      <InputNumber
        autoFocus
        size="small"
        aria-label={label}
        min={rule.least}
        max={rule.most}
        precision={0}
        value={typed}
        onChange={setTyped}
      />
      <Button size="small" type="primary" htmlType="submit" loading={draft.isPending || release.isPending}>
        保存
      </Button>
      <Button size="small" type="text" onClick={() => setTyped(undefined)}>
        取消
      </Button>
    </form>
  );
}
