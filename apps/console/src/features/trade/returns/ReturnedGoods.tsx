import { plainYuan } from '@yigou/contract/ground/money';
import type { ConsoleReturn } from '@yigou/contract/trade/returns.console';
import { InputNumber } from 'antd';
import styles from './ReturnStory.module.css';
import { type Found, refundIf, withFound } from './return.rules';

type ReturnedGoodsProps = {
  model: ConsoleReturn;
  found: readonly Found[];
  /** For who has to say what they found. */
  onFound?: (found: Found[]) => void;
};

const undecided: readonly ConsoleReturn['state'][] = ['pendingReview', 'pendingReturn', 'pendingInspection'];

export function ReturnedGoods({ model, found, onFound }: ReturnedGoodsProps) {
  const { lines, facts, type, state } = model;
  const wasFound = !undecided.includes(state) && type !== 'refundOnly';
  return (
    <section aria-label="售后商品">
      <h3>售后商品</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">商品</th>
            <th scope="col">单价</th>
            <th scope="col">已收</th>
            <th scope="col">申请</th>
            {(onFound || wasFound) && (
              <>
                <th scope="col">完好</th>
                <th scope="col">残次</th>
                <th scope="col">不合格</th>
              </>
            )}
            {type !== 'exchange' && <th scope="col">退款（元）</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const each = found.find(({ lineNo }) => lineNo === line.lineNo);
            const fact = facts.find(({ lineNo }) => lineNo === line.lineNo);
            const set = (part: Partial<Pick<Found, 'damaged' | 'refused'>>) =>
              each && onFound?.(found.map((one) => (one === each ? withFound(line.returnQty, one, part) : one)));
            return (
              <tr key={line.lineNo}>
                <td>
                  {line.itemName}
                  <small>
                    {[line.itemSpec, line.itemNo].filter(Boolean).join('，')}
                    {fact && !fact.noReasonReturn && '，不支持无理由'}
                  </small>
                </td>
                <td>{plainYuan(line.price)}</td>
                <td>{fact?.receivedQty}</td>
                <td>{line.returnQty}</td>
                {onFound && each && (
                  <>
                    <td>
                      <b>{each.sound}</b>
                    </td>
                    <td>
                      <Count
                        label={`残次 ${line.itemName}`}
                        most={line.returnQty}
                        value={each.damaged}
                        onChange={(damaged) => set({ damaged })}
                      />
                    </td>
                    <td>
                      <Count
                        label={`不合格 ${line.itemName}`}
                        most={line.returnQty}
                        value={each.refused}
                        onChange={(refused) => set({ refused })}
                      />
                    </td>
                  </>
                )}
                {wasFound && (
                  <>
                    <td>{line.accepted - line.damaged}</td>
                    <td>{line.damaged}</td>
                    <td>{line.refused}</td>
                  </>
                )}
                {type !== 'exchange' && (
                  <td>
                    <b>{plainYuan(onFound && each ? refundIf(model, [each]) : (line.decided ?? line.estimate))}</b>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

type CountProps = { label: string; most: number; value: number; onChange: (qty: number) => void };

const Count = ({ label, most, value, onChange }: CountProps) => (
  <InputNumber
    aria-label={label}
    size="small"
    className={styles.count ?? ''}
    min={0}
    max={most}
    precision={0}
    value={value}
    onChange={(qty) => onChange(qty ?? 0)}
  />
);
