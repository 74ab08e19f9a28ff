import type { StockModel } from '@yigou/contract/goods/stock.console';
import { Link } from 'react-router';
import { useMay } from '../../../app/operator';
import { orderPath, returnPath } from '../../../app/paths';
import { type Beside, BesideDrawer } from '../../../ui/BesideDrawer';
import { DrawerPart } from '../../../ui/DrawerPart';
import { StateDot } from '../../../ui/StateDot';
import { AdjustForm } from './AdjustForm';
import styles from './Stock.module.css';
import { StockEntries } from './StockEntries';
import { useStock } from './stock.api';
import { number } from './stockColumns';
import { WarningForm } from './WarningForm';

type StockDrawerProps = Beside & { skuId: number };

/** One SKU: how much of it there is, for whom, and what happened to it. */
export function StockDrawer({ skuId, ...beside }: StockDrawerProps) {
  const { data, isError, refetch } = useStock(skuId);
  const mayAdjust = useMay('goods/stock/adjust');
  const stock = data?.resultData;
  return (
    <BesideDrawer
      noun="库存"
      unit="个"
      size={600}
      {...beside}
      failed={isError}
      onRetry={refetch}
      title={
        stock && (
          <>
            {stock.skuNo}
            {stock.soldOut && (
              <StateDot turn="bad" tag>
                售罄
              </StateDot>
            )}
            {stock.low && (
              <StateDot turn="them" tag>
                达到预警
              </StateDot>
            )}
          </>
        )
      }
    >
      {stock && (
        <>
          <p className={styles.intro}>
            {[stock.name, stock.specs].filter(Boolean).join('，')}
            <small className={styles.sub}>
              {stock.categoryName}，{stock.supplierName}
            </small>
          </p>
          <Numbers stock={stock} />
          {mayAdjust && <AdjustForm stock={stock} />}
          <Holdings stock={stock} />
          <Waiters stock={stock} />
          <StockEntries skuId={skuId} />
        </>
      )}
    </BesideDrawer>
  );
}

const Numbers = ({ stock }: { stock: StockModel }) => (
  <dl className={styles.numbers}>
    <div>
      <dt>在库</dt>
      <dd>{number(stock.onHand)}</dd>
    </div>
    <div>
      <dt>占用</dt>
      <dd>{number(stock.reserved)}</dd>
    </div>
    <div data-out={stock.soldOut || undefined}>
      <dt>可用（{stock.unit}）</dt>
      <dd>{number(stock.available)}</dd>
    </div>
    <div>
      <dt>预警库存</dt>
      <dd>
        <WarningForm key={stock.warnQty} stock={stock} />
      </dd>
    </div>
  </dl>
);

const Holdings = ({ stock: { holdings, reserved } }: { stock: StockModel }) => (
  <DrawerPart label="占用的订单">
    {holdings.length === 0 ? (
      <p className={styles.none}>没有订单占用</p>
    ) : (
      <ul className={styles.lines}>
        {holdings.map(({ number: orderNo, orderId, returnId, customerName, qty }) => (
          <li key={orderNo}>
            <span>
              {orderId !== null && <Link to={orderPath(orderId)}>{orderNo}</Link>}
              {returnId !== null && <Link to={returnPath(returnId)}>换货 {orderNo}</Link>}
              {orderId === null && returnId === null && orderNo}
              <small className={styles.sub}>{customerName}</small>
            </span>
            <b>{number(qty)}</b>
          </li>
        ))}
        {holdings.reduce((sum, { qty }) => sum + qty, 0) < reserved && <li>仅列出最早的 {holdings.length} 张</li>}
      </ul>
    )}
  </DrawerPart>
);

const Waiters = ({ stock: { waiters, waiting } }: { stock: StockModel }) =>
  waiting > 0 && (
    <DrawerPart label="等待到货" title={`等待到货，${number(waiting)} 人`}>
      <ul className={styles.lines}>
        {waiters.map(({ customerName, accountName, time }) => (
          <li key={`${customerName} ${accountName} ${time}`}>
            <span>
              {accountName}
              <small className={styles.sub}>{customerName}</small>
            </span>
            <small className={styles.sub}>{time.slice(0, 16)} 起</small>
          </li>
        ))}
        {waiters.length < waiting && <li>仅列出等得最久的 {waiters.length} 人</li>}
      </ul>
    </DrawerPart>
  );
