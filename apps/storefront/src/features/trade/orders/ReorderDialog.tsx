import { formatYuan } from '@yigou/contract/ground/money';
import type { OrderRow, ReorderLine } from '@yigou/contract/trade/orders';
import { clickGuardMs, toast } from '@yigou/web-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { CheckBox } from '../../../ui/CheckBox';
import { Dialog, DialogBody, DialogFoot } from '../../../ui/Dialog';
import { ErrorState, Skeleton } from '../../../ui/States';
import { GoodsPicture } from '../../goods/catalog/shared/GoodsPicture';
import { goodsName } from '../../goods/catalog/shared/goodsName.rules';
import { SuccessorLink } from '../../goods/catalog/shared/SuccessorLink';
import { useReorder, useReorderLines } from './orders.api';
import styles from './ReorderDialog.module.css';
import { priceChange, reorderSum, wantedOf } from './reorder.rules';

type ReorderDialogProps = { order: OrderRow; onClose: () => void };

/** What buying it again means today, line by line; nothing is in the cart before it is confirmed. */
export function ReorderDialog({ order, onClose }: ReorderDialogProps) {
  const { data, isPending, isError, refetch } = useReorderLines(order.orderId);
  return (
    <Dialog title={`再次购买 ${order.orderNo}`} onClose={onClose} wide>
      {(close) =>
        data ? (
          <Lines orderId={order.orderId} lines={data.resultData} close={close} />
        ) : (
          <DialogBody>
            {isPending && <Skeleton height={200} />}
            {isError && <ErrorState text="商品加载失败" onRetry={() => refetch()} />}
          </DialogBody>
        )
      }
    </Dialog>
  );
}

type Result = { lineNo: number; added: boolean; text: string };

function Lines({ orderId, lines, close }: { orderId: number; lines: ReorderLine[]; close: () => void }) {
  const navigate = useNavigate();
  const [left, setLeft] = useState<number[]>([]);
  /** Where what is sold no more gives way to what is sold in its place: only who asked for it. */
  const [instead, setInstead] = useState<number[]>([]);
  const [replace, setReplace] = useState(false);
  const [results, setResults] = useState<Result[]>([]);
  const reorder = useReorder();
  const wanted = lines.flatMap((line) => wantedOf(line, { left, instead }));
  const leave = (lineNo: number, taken: boolean) =>
    setLeft(taken ? left.filter((each) => each !== lineNo) : [...left, lineNo]);

  const add = () =>
    reorder.mutate(
      {
        orderId,
        replace,
        lines: wanted.map(({ lineNo, qtyNow, successor }) => ({ lineNo, qty: qtyNow, successor })),
      },
      {
        onSuccess: ({ resultData }) => {
          const added = resultData.filter((each) => each.added).length;
          if (added < resultData.length) return setResults(resultData);
          toast.success(`已将 ${added} 种商品加入购物车`);
          close();
          navigate(paths.cart);
        },
      },
    );

  return (
    <>
      <DialogBody>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <Line
              key={line.lineNo}
              line={line}
              taken={!left.includes(line.lineNo)}
              result={results.find((each) => each.lineNo === line.lineNo)}
              onTake={leave}
              instead={instead.includes(line.lineNo)}
              onInstead={(taken) =>
                setInstead(taken ? [...instead, line.lineNo] : instead.filter((each) => each !== line.lineNo))
              }
            />
          ))}
        </ul>
      </DialogBody>
      <DialogFoot>
        {results.length > 0 ? (
          <>
            <Button onClick={close}>关闭</Button>
            <Button kind="primary" onClick={() => navigate(paths.cart)}>
              查看购物车
            </Button>
          </>
        ) : (
          <>
            <span className={styles.replace}>
              <CheckBox label="先清空购物车" shown tick={replace ? 'all' : 'none'} onChange={setReplace} />
            </span>
            <span className={styles.sum}>
              {wanted.length} 种，约 {formatYuan(reorderSum(wanted))}
            </span>
            <Button
              kind="primary"
              guardMs={clickGuardMs}
              disabled={wanted.length === 0 || reorder.isPending}
              onClick={add}
            >
              {reorder.isPending ? '正在加入…' : '加入购物车'}
            </Button>
          </>
        )}
      </DialogFoot>
    </>
  );
}

type LineProps = {
  line: ReorderLine;
  taken: boolean;
  result: Result | undefined;
  onTake: (lineNo: number, taken: boolean) => void;
  instead: boolean;
  onInstead: (taken: boolean) => void;
};

function Line({ line, taken, result, onTake, instead, onInstead }: LineProps) {
  const { lineNo, itemName, itemSpec, itemNo, unit, gone, note, qtyNow, priceNow } = line;
  const said = result ? result.text : gone || note;
  return (
    <li data-gone={gone ? true : undefined}>
      <CheckBox
        label={`选择 ${itemName}`}
        tick={!gone && taken ? 'all' : 'none'}
        disabled={Boolean(gone) || result !== undefined}
        onChange={(wanted) => onTake(lineNo, wanted)}
      />
      <GoodsPicture productId={line.productId} src={line.imgUrl} size={40} className={styles.picture} />
      <div className={styles.name}>
        {itemName}
        <small>{[itemSpec, itemNo].filter(Boolean).join(' · ')}</small>
        {said && <em data-good={result?.added || undefined}>{said}</em>}
        {line.successor && (
          <span className={styles.instead}>
            <CheckBox
              label={`改买接替商品 ${goodsName(line.successor)}`}
              tick={instead ? 'all' : 'none'}
              disabled={result !== undefined}
              onChange={onInstead}
            />
            <SuccessorLink item={line.successor} />
          </span>
        )}
      </div>
      {!gone && (
        <p className={styles.money}>
          {formatYuan(priceNow)} × {qtyNow} {unit}
          <small>{priceChange(line)}</small>
        </p>
      )}
      {line.successor && (
        <p className={styles.money}>
          {formatYuan(line.successor.priceNow)} × {line.successor.qtyNow} {line.successor.unit}
          <small>{priceChange({ ...line.successor, price: line.price })}</small>
        </p>
      )}
    </li>
  );
}
