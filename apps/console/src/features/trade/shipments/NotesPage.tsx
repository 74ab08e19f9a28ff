import { pickMost } from '@yigou/contract/trade/orders.terms';
import type { DeliveryNote } from '@yigou/contract/trade/shipments.console';
import { carriers } from '@yigou/contract/trade/shipments.terms';
import { Barcode, readIds, SheetFacts } from '@yigou/web-kit';
import { QRCode } from 'antd';
import { useSearchParams } from 'react-router';
import { receiptLink } from '../../../app/paths';
import { PrintFrame, PrintSheet } from '../../../ui/PrintFrame';
import styles from './NotesPage.module.css';
import { useNotes } from './shipments.api';

/** A note for each parcel, on a page of its own; its QR code opens the receipt on a phone. */
export function NotesPage() {
  const [query] = useSearchParams();
  const shipmentIds = readIds(query.get('shipmentIds'), pickMost);
  const { data, isLoading, isError, refetch } = useNotes(shipmentIds);
  const notes = data?.resultData ?? [];
  return (
    <PrintFrame
      title="送货单"
      note={data ? `${notes.length} 个包裹` : ''}
      isPending={isLoading}
      isError={isError}
      onRetry={refetch}
      empty={!isLoading && !isError && notes.length === 0 ? '没有可打印的包裹' : undefined}
    >
      {notes.map((note) => (
        <Note key={note.shipmentId} note={note} />
      ))}
    </PrintFrame>
  );
}

function Note({ note }: { note: DeliveryNote }) {
  const { shipmentNo, orderNo, address, lines } = note;
  const facts: [string, string][] = [
    ['订单号', orderNo],
    ['采购单号', note.poNo],
    ['采购企业', note.customerName],
    ['下单人', note.buyerName],
    ['收货人', `${address.receiver} ${address.phone}`],
    ['收货地址', `${address.areaText}${address.detail}`],
    ['发货方', note.supplierName],
    ['承运', `${carriers[note.carrier].name} ${note.trackingNo}`],
    ['发货时间', note.shipTime],
    ['备注', note.note],
  ];
  const pieces = lines.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <PrintSheet label={`送货单 ${shipmentNo}`}>
      <header>
        <figure className={styles.number}>
          <Barcode text={shipmentNo} className={styles.barcode} />
          <figcaption>{shipmentNo}</figcaption>
        </figure>
        <h2>送货单</h2>
        <figure className={styles.scan}>
          {/* A picture without a name of its own: the caption is its name. */}
          <span aria-hidden="true">
            <QRCode type="svg" size={92} bordered={false} value={receiptLink(shipmentNo)} />
          </span>
          <figcaption>扫码收货</figcaption>
        </figure>
      </header>
      <SheetFacts facts={facts} />
      <table>
        <thead>
          <tr>
            <th scope="col">序号</th>
            <th scope="col">商品</th>
            <th scope="col">货号</th>
            <th scope="col">数量</th>
            <th scope="col">实收</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={line.lineNo}>
              <td>{at + 1}</td>
              <td>
                {line.itemName}
                <small>{line.itemSpec}</small>
              </td>
              <td>{line.itemNo}</td>
              <td>
                {line.qty} {line.unit}
              </td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.sum}>
        共 {lines.length} 种 {pieces} 件。收货时请当面清点，如有破损或缺少请扫码登记。
      </p>
      <p className={styles.sign}>送货人：　　　　　　　　收货人签字：　　　　　　　　日期：</p>
    </PrintSheet>
  );
}
