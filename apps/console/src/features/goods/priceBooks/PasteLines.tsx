import type { BookModel } from '@yigou/contract/goods/priceBooks.console';
import { bookLimits } from '@yigou/contract/goods/priceBooks.terms';
import { formatYuan } from '@yigou/contract/ground/money';
import { type PendingRequest, requestFor } from '@yigou/web-kit';
import { Button, Drawer, Input, Table } from 'antd';
import { useId, useRef, useState } from 'react';
import styles from './PriceBooks.module.css';
import { say, useMatched, useSaveLines } from './priceBooks.api';
import { type CheckedLine, checkPasted, draftsOf, percentOf, readPasted } from './priceBooks.rules';
import { savedText } from './shared/saved';

/** Lines from a sheet: looked at beside what stands now, and only the good ones are saved. */
export function PasteLines({ book, onClose }: { book: BookModel; onClose: () => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const lines = readPasted(asked);
  const { data, isFetching, isError } = useMatched(
    book.priceBookId,
    lines.map(({ word }) => word),
  );
  const checked = data && asked !== '' ? checkPasted(lines, data.resultData) : [];
  const drafts = draftsOf(checked);
  const save = useSaveLines();
  const pending = useRef<PendingRequest | null>(null);
  const count = readPasted(typed).length;
  const tooMany = count > bookLimits.pasted;
  const isChecked = typed === asked && checked.length > 0;
  function send() {
    pending.current = requestFor(pending.current, drafts);
    save.mutate(
      { requestId: pending.current.requestId, priceBookId: book.priceBookId, lines: drafts, removed: [] },
      {
        onSuccess: ({ resultData }) => {
          say(savedText(resultData));
          onClose();
        },
      },
    );
  }
  return (
    <Drawer open size={760} title={`加入商品到“${book.name}”`} onClose={onClose}>
      <div className={styles.paste}>
        <label htmlFor={id}>
          从表格粘贴，一行一个：商品编号、价格，可再加阶梯（满 50：9.50）与开始日、结束日；已在价目表里的改为新价
        </label>
        <Input.TextArea
          id={id}
          autoFocus
          rows={8}
          placeholder={'HW-NBR-L\t78.32\nDL-A4-70\t139.92\t满 50：135.00'}
          status={tooMany || isError ? 'error' : ''}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className={styles.buttons}>
          <Button loading={isFetching} disabled={count === 0 || tooMany || isChecked} onClick={() => setAsked(typed)}>
            {tooMany ? `一次最多 ${bookLimits.pasted} 行` : '核对'}
          </Button>
          <Button type="primary" disabled={!isChecked || drafts.length === 0} loading={save.isPending} onClick={send}>
            {drafts.length > 0 ? `保存 ${drafts.length} 行` : '保存'}
          </Button>
          {isError && <span className={styles.bad}>核对失败，请重试</span>}
          {isChecked && drafts.length < checked.length && (
            <span className={styles.bad}>{checked.length - drafts.length} 行有误，不会保存</span>
          )}
        </div>
        {isChecked && (
          <Table<CheckedLine> size="small" rowKey="at" pagination={false} dataSource={checked} columns={columns} />
        )}
      </div>
    </Drawer>
  );
}

const columns = [
  {
    title: '商品',
    render: (_: unknown, { word, match, fault }: CheckedLine) => (
      <>
        {word} {match?.name}
        <small className={`${styles.sub} ${fault ? styles.bad : ''}`}>{fault || match?.spec}</small>
      </>
    ),
  },
  {
    title: '现价',
    align: 'right' as const,
    render: (_: unknown, { match }: CheckedLine) =>
      match?.price === null || match === undefined ? '未签' : formatYuan(match.price),
  },
  {
    title: '新价',
    align: 'right' as const,
    render: (_: unknown, { price }: CheckedLine) => price !== null && <b>{formatYuan(price)}</b>,
  },
  {
    title: '比商城价',
    align: 'right' as const,
    render: (_: unknown, { price, match }: CheckedLine) =>
      price !== null && match?.skuId ? percentOf(price, match.listPrice) : '',
  },
  {
    title: '提醒',
    render: (_: unknown, { price, match }: CheckedLine) =>
      price !== null &&
      match?.cost !== null &&
      match !== undefined &&
      price < match.cost && <span className={styles.bad}>低于成本 {formatYuan(match.cost)}</span>,
  },
];
