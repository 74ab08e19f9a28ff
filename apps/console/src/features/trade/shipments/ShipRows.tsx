import { Button, Input, Select, Table } from 'antd';
import { StateDot } from '../../../ui/StateDot';
import styles from './ShipManyPage.module.css';
import { carrierNames, type ShipRow, withNumber } from './shipMany.rules';

const options = carrierNames.map((value) => ({ value, label: value }));

const Result = ({ row: { shipped, said } }: { row: ShipRow }) =>
  said ? <StateDot turn={shipped ? 'ok' : 'bad'}>{said}</StateDot> : null;

type ShipRowsProps = { rows: ShipRow[]; onChange: (row: ShipRow) => void; onRemove: (row: ShipRow) => void };

/** One waybill a row; what has been shipped cannot be changed any more. */
export const ShipRows = ({ rows, onChange, onRemove }: ShipRowsProps) => (
  <Table<ShipRow>
    rowKey="key"
    size="small"
    dataSource={rows}
    pagination={false}
    locale={{ emptyText: '没有订单' }}
    columns={[
      {
        title: '订单号',
        width: 230,
        render: (_, row) => (
          <Input
            aria-label={`第 ${row.key + 1} 行订单号`}
            value={row.orderNo}
            maxLength={26}
            disabled={row.shipped === true}
            onChange={(event) => onChange({ ...row, orderNo: event.target.value.trim() })}
          />
        ),
      },
      {
        title: '供应商',
        width: 200,
        render: (_, row) => (
          <Input
            aria-label={`第 ${row.key + 1} 行供应商`}
            placeholder="只有一家时可不填"
            value={row.supplier}
            maxLength={100}
            disabled={row.shipped === true}
            onChange={(event) => onChange({ ...row, supplier: event.target.value.trim() })}
          />
        ),
      },
      {
        title: '承运商',
        width: 150,
        render: (_, row) => (
          <Select
            aria-label={`第 ${row.key + 1} 行承运商`}
            className={styles.carrier ?? ''}
            options={options}
            value={row.carrier || null}
            placeholder="请选择"
            disabled={row.shipped === true}
            onChange={(carrier) => onChange({ ...row, carrier })}
          />
        ),
      },
      {
        title: '运单号',
        width: 240,
        render: (_, row) => (
          <Input
            aria-label={`第 ${row.key + 1} 行运单号`}
            value={row.trackingNo}
            maxLength={40}
            disabled={row.shipped === true}
            onChange={(event) => onChange(withNumber(row, event.target.value))}
          />
        ),
      },
      { title: '结果', render: (_, row) => <Result row={row} /> },
      {
        title: '',
        width: 70,
        render: (_, row) =>
          row.shipped ? null : (
            <Button type="link" size="small" aria-label={`移除第 ${row.key + 1} 行`} onClick={() => onRemove(row)}>
              移除
            </Button>
          ),
      },
    ]}
  />
);
