import { pickMost } from '@yigou/contract/trade/orders.terms';
import { confirmBox, downloadSheet, FileRefused, readIds, readSheet, toast } from '@yigou/web-kit';
import { Alert, Button, Skeleton } from 'antd';
import { type ChangeEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../../ui/PageHead';
import styles from './ShipManyPage.module.css';
import { ShipRows } from './ShipRows';
import {
  answered,
  emptyRow,
  numbered,
  readShipRows,
  rowsFor,
  rowsToSend,
  type ShipRow,
  shipRowsMost,
  shipTemplate,
} from './shipMany.rules';
import { usePicking, useShipMany } from './shipments.api';

/** Chosen in the list: their goods are asked for first, since every supplier has a waybill of its own. */
export function ShipManyPage() {
  const [query] = useSearchParams();
  const chosen = readIds(query.get('orderIds'), pickMost);
  const { data, isError, refetch } = usePicking(chosen);
  if (!chosen) return <ShipTable begin={numbered([emptyRow])} />;
  if (isError)
    return <Alert type="error" title="订单加载失败" action={<Button onClick={() => refetch()}>重试</Button>} />;
  if (!data) return <Skeleton active />;
  return <ShipTable begin={rowsFor(data.resultData)} />;
}

/** A row for each waybill: chosen in the list, typed, or from a sheet. What is refused stays to be mended. */
function ShipTable({ begin }: { begin: ShipRow[] }) {
  const [rows, setRows] = useState<ShipRow[]>(begin);
  const file = useRef<HTMLInputElement>(null);
  const ship = useShipMany();
  const sending = rowsToSend(rows);
  const doneCount = rows.filter((row) => row.shipped).length;
  const faultCount = rows.filter((row) => row.shipped === false).length;

  const change = (row: ShipRow) => {
    const { said: _, shipped: __, ...mended } = row;
    setRows(rows.map((each) => (each.key === row.key ? mended : each)));
  };
  const add = () => setRows([...rows, { ...emptyRow, key: (rows.at(-1)?.key ?? 0) + 1 }]);

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const brought = event.target.files?.[0];
    // The same file, mended, may be chosen again.
    event.target.value = '';
    if (!brought) return;
    try {
      const read = readShipRows(await readSheet(brought));
      if (!read.rows) throw new FileRefused(read.fault);
      if (read.rows.length > shipRowsMost) throw new FileRefused(`一次最多 ${shipRowsMost} 行`);
      setRows(read.rows);
    } catch (cause) {
      toast.error(cause instanceof FileRefused ? cause.message : '文件读取失败，请重试');
    }
  }

  async function send() {
    const text = `按 ${sending.length} 张运单发出各订单该供应商的全部待发商品，买方会收到通知。`;
    if (!(await confirmBox({ text, confirmText: '发货' }))) return;
    const input = {
      rows: sending.map(({ orderNo, supplier, carrier, trackingNo }) => ({ orderNo, supplier, carrier, trackingNo })),
    };
    ship.mutate(input, {
      onSuccess: ({ resultData }) => {
        setRows(answered(rows, sending, resultData));
        const faults = resultData.filter((each) => !each.shipped).length;
        if (faults > 0) toast.error(`${faults} 行未发出，请按提示修改后重试`);
        else toast.success(`已发出 ${resultData.length} 个包裹`);
      },
    });
  }

  return (
    <>
      <PageHead title="批量发货" note="一家供应商一张运单，发出其在该订单的全部待发商品；有误的行不影响其他行">
        <input ref={file} type="file" hidden accept=".xlsx,.csv" aria-label="选择运单表格" onChange={take} />
        <Button onClick={() => downloadSheet('批量发货模板', shipTemplate)}>下载模板</Button>
        <Button onClick={() => file.current?.click()}>从表格导入</Button>
      </PageHead>
      <ShipRows rows={rows} onChange={change} onRemove={(row) => setRows(rows.filter((each) => each !== row))} />
      <div className={styles.foot}>
        <Button disabled={rows.length >= shipRowsMost} onClick={add}>
          增加一行
        </Button>
        <span>
          {rows.length} 行{doneCount > 0 && `，已发 ${doneCount}`}
          {faultCount > 0 && <b className={styles.fault}>，未发出 {faultCount}</b>}
        </span>
        <Button type="primary" loading={ship.isPending} disabled={sending.length === 0} onClick={send}>
          确认发货，{sending.length} 张运单
        </Button>
      </div>
    </>
  );
}
