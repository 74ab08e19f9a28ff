import type { StockModel } from '@yigou/contract/goods/stock.console';
import { stockLimits as limits } from '@yigou/contract/goods/stock.terms';
import { type PendingRequest, requestFor } from '@yigou/web-kit';
import { Alert, Button, Input, InputNumber, Segmented } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import { DrawerPart } from '../../../ui/DrawerPart';
import { type Adjusting, adjustingFault, type Way, wantedOf } from './adjusting.rules';
import styles from './Stock.module.css';
import { useAdjust } from './stock.api';
import { number } from './stockColumns';
import { signed } from './stockFilter.rules';

const ways: { value: Way; label: string }[] = [
  { value: 'count', label: '改为实际数量' },
  { value: 'difference', label: '增加或减少' },
];
const nothing: Adjusting = { way: 'count', qty: null, reason: '' };

/** What is on hand is put right. Where it moved meanwhile, what was typed stays, beside the number as it is now. */
export function AdjustForm({ stock }: { stock: StockModel }) {
  const [form, setForm] = useState(nothing);
  const [refusal, setRefusal] = useState('');
  const [tried, setTried] = useState(false);
  const pending = useRef<PendingRequest | null>(null);
  const adjust = useAdjust();
  const wanted = wantedOf(form, stock.onHand);
  const fault = adjustingFault(form, stock);
  const change = (part: Partial<Adjusting>) => {
    setForm({ ...form, ...part });
    setRefusal('');
  };

  function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (fault || wanted === null) return;
    const asked = { skuId: stock.skuId, seen: stock.onHand, onHand: wanted, reason: form.reason.trim() };
    pending.current = requestFor(pending.current, asked);
    adjust.mutate(
      { requestId: pending.current.requestId, ...asked },
      {
        onSuccess: () => {
          pending.current = null;
          setForm(nothing);
          setTried(false);
        },
        onError: ({ message }) => setRefusal(message),
      },
    );
  }

  return (
    <DrawerPart label="调整在库">
      <form className={styles.adjust} aria-label="调整在库" onSubmit={send}>
        <Segmented<Way> options={ways} value={form.way} onChange={(way) => change({ way, qty: null })} />
        <InputNumber
          aria-label={form.way === 'count' ? '实际数量' : '增加或减少的数量'}
          placeholder={form.way === 'count' ? '实际数量' : '如 −3'}
          precision={0}
          value={form.qty}
          onChange={(qty) => change({ qty })}
        />
        <output className={styles.becomes}>
          {wanted !== null && wanted !== stock.onHand && (
            <>
              {number(stock.onHand)} → <b>{number(wanted)}</b>（{signed(wanted - stock.onHand)}）
            </>
          )}
        </output>
        <div className={styles.because}>
          <Input
            aria-label="调整的原因"
            placeholder="原因，如运输破损、货架找到，记入流水与日志"
            maxLength={limits.reason}
            value={form.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
          <Button type="primary" htmlType="submit" loading={adjust.isPending}>
            调整
          </Button>
        </div>
        {refusal && <Alert className={styles.wide ?? ''} type="warning" showIcon title={refusal} />}
        {tried && fault && (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
      </form>
    </DrawerPart>
  );
}
