import type { BookLineRow, BookModel } from '@yigou/contract/goods/priceBooks.console';
import { formatYuan } from '@yigou/contract/ground/money';
import { CallError, confirmBox, type PendingRequest, requestFor, useOwnForm } from '@yigou/web-kit';
import { AntdForm, FormField } from '@yigou/web-kit/antd';
import { Button, InputNumber, Modal } from 'antd';
import { useRef } from 'react';
import styles from './PriceBooks.module.css';
import { say, useSaveLines } from './priceBooks.api';
import { slipText } from './priceBooks.rules';
import { DayPicker } from './shared/DayPicker';
import { savedText } from './shared/saved';

type Tier = { key: number; fromQty: number | null; price: number | null };
type Values = { price: number | null; tiers: Tier[]; fromDay: string; toDay: string };

function tiersFault({ price, tiers }: Values): string {
  const whole = tiers.every((tier) => tier.fromQty !== null && tier.price !== null);
  if (!whole) return '请填写每一档的数量与价格，或移除空的一档';
  const goesOn = tiers.every(
    (tier, at) =>
      at === 0 ||
      ((tier.fromQty ?? 0) > (tiers[at - 1]?.fromQty ?? 0) && (tier.price ?? 0) < (tiers[at - 1]?.price ?? 0)),
  );
  if (!goesOn) return '阶梯价须数量递增、价格递减';
  return tiers.some((tier) => (tier.price ?? 0) >= (price ?? 0)) ? '阶梯价须低于协议价' : '';
}

const checks = {
  price: ({ price }: Values) => (price === null ? '请填写价格' : ''),
  tiers: tiersFault,
  toDay: ({ fromDay, toDay }: Values) =>
    fromDay !== '' && toDay !== '' && toDay < fromDay ? '结束日不能早于开始日' : '',
};

let keys = 0;
const newKey = (): number => {
  keys += 1;
  return keys;
};

type LineFormProps = { book: BookModel; line: BookLineRow; onClose: () => void };

/** Price, tiers and days of one line. */
export function LineForm({ book, line, onClose }: LineFormProps) {
  const form = useOwnForm<Values>(
    () => ({
      ...{ price: line.price, fromDay: line.fromDay, toDay: line.toDay },
      tiers: line.tiers.map((tier) => ({ ...tier, key: newKey() })),
    }),
    { checks },
  );
  const send = useSend(book, line, form, onClose);
  const { values, errors, change } = form;
  return (
    <Modal open title={`${line.skuNo} ${line.name}`} footer={null} onCancel={onClose}>
      <AntdForm form={form} layout="vertical" onSubmit={() => send.go(false)}>
        <FormField label="协议价" error={errors.price} extra={`商城价 ${formatYuan(line.listPrice)}`}>
          {(control) => (
            <InputNumber
              {...control}
              autoFocus
              min={0.01}
              precision={2}
              prefix="¥"
              value={values.price}
              onChange={(price) => change({ price })}
            />
          )}
        </FormField>
        <Tiers tiers={values.tiers} error={errors.tiers} onChange={(tiers) => change({ tiers })} />
        <div className={styles.pair}>
          <FormField label="开始日（可选）" extra="有日期的价到那天接替没有日期的价">
            {(control) => <DayPicker {...control} value={values.fromDay} onChange={(fromDay) => change({ fromDay })} />}
          </FormField>
          <FormField label="结束日（可选）" error={errors.toDay} extra="当天仍有效">
            {(control) => <DayPicker {...control} value={values.toDay} onChange={(toDay) => change({ toDay })} />}
          </FormField>
        </div>
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit" loading={send.busy}>
            保存
          </Button>
          <Button
            disabled={values.fromDay === '' || values.fromDay === line.fromDay}
            title="填写新的开始日后可用：到那天接替这一行"
            onClick={() => form.passes() && send.go(true)}
          >
            另加为定时价
          </Button>
          <Button onClick={onClose}>取消</Button>
        </div>
      </AntdForm>
    </Modal>
  );
}

type TiersProps = { tiers: Tier[]; error: string | undefined; onChange: (tiers: Tier[]) => void };

function Tiers({ tiers, error, onChange }: TiersProps) {
  const set = (key: number, part: Partial<Tier>) =>
    onChange(tiers.map((tier) => (tier.key === key ? { ...tier, ...part } : tier)));
  return (
    <fieldset className={styles.tiers} aria-invalid={error ? true : undefined}>
      <legend>阶梯价（可选）</legend>
      {tiers.map((tier, at) => (
        <div key={tier.key}>
          满
          <InputNumber
            aria-label={`第 ${at + 1} 档数量`}
            min={2}
            precision={0}
            value={tier.fromQty}
            onChange={(fromQty) => set(tier.key, { fromQty })}
          />
          每件
          <InputNumber
            aria-label={`第 ${at + 1} 档价格`}
            min={0.01}
            precision={2}
            prefix="¥"
            value={tier.price}
            onChange={(price) => set(tier.key, { price })}
          />
          <Button type="text" onClick={() => onChange(tiers.filter(({ key }) => key !== tier.key))}>
            移除
          </Button>
        </div>
      ))}
      {error && <span className={styles.bad}>{error}</span>}
      {tiers.length < 10 && (
        <Button size="small" onClick={() => onChange([...tiers, { key: newKey(), fromQty: null, price: null }])}>
          加一档
        </Button>
      )}
    </fieldset>
  );
}

function useSend(
  { priceBookId }: BookModel,
  { priceLineId, skuId, price: before }: BookLineRow,
  form: ReturnType<typeof useOwnForm<Values>>,
  onClose: () => void,
) {
  const save = useSaveLines();
  const pending = useRef<PendingRequest | null>(null);
  /** Beside the line that stands: it takes over on its day. */
  async function go(beside: boolean) {
    const { price, tiers, fromDay, toDay } = form.values;
    const slip = slipText(price ?? 0, before, '现价');
    if (
      slip &&
      !(await confirmBox({ text: `新价 ${formatYuan(price ?? 0)} ${slip}，确定保存吗？`, confirmText: '保存' }))
    )
      return;
    const line = {
      ...{
        priceLineId: beside ? null : priceLineId,
        skuId,
        price: price ?? 0,
        fromDay: fromDay || null,
        toDay: toDay || null,
      },
      tiers: tiers.map((tier) => ({ fromQty: tier.fromQty ?? 0, price: tier.price ?? 0 })),
    };
    pending.current = requestFor(pending.current, line);
    save.mutate(
      { requestId: pending.current.requestId, priceBookId, lines: [line], removed: [] },
      {
        onSuccess: ({ resultData }) => {
          say(savedText(resultData));
          onClose();
        },
        onError: (error) => error instanceof CallError && form.showFieldErrors(error),
      },
    );
  }
  return { go, busy: save.isPending };
}
