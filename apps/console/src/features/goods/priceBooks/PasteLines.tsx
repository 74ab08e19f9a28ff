import type { BookModel } from '@yigou/contract/goods/priceBooks.console';
import { bookLimits } from '@yigou/contract/goods/priceBooks.terms';
import { formatYuan } from '@yigou/contract/ground/money';
import { type PendingRequest, requestFor } from '@yigou/web-kit';
import { Button, Checkbox, Drawer, Input, Table } from 'antd';
import { useId, useRef, useState } from 'react';
import styles from './PriceBooks.module.css';
import { say, useMatched, useSaveLines } from './priceBooks.api';
import { type CheckedLine, checkPasted, draftsOf, percentOf, readPasted } from './priceBooks.rules';
import { SheetDrop } from './SheetDrop';
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
  const [confirmed, setConfirmed] = useState<ReadonlySet<number>>(new Set());
  const drafts = draftsOf(checked, confirmed);
  const wrong = checked.filter(({ fault }) => fault !== '').length;
  const asking = checked.length - wrong - drafts.length;
  /** Worth a second look; what looks like a slip is only saved when somebody says that it is none. */
  const asksColumn = {
    title: '提醒',
    width: 170,
    render: (_: unknown, line: CheckedLine) => (
      <>
        {isBelowCost(line) && <span className={styles.bad}>低于成本 {formatYuan(line.match?.cost ?? 0)}</span>}
        {line.doubt && line.fault === '' && (
          <Checkbox
            checked={confirmed.has(line.at)}
            onChange={({ target }) => confirm(line.at, target.checked)}
            aria-label={`${line.word} ${line.doubt}，就是这样`}
          >
            <span className={styles.warn}>{line.doubt}</span>，就是这样
          </Checkbox>
        )}
      </>
    ),
  };
  const save = useSaveLines();
  const pending = useRef<PendingRequest | null>(null);
  const count = readPasted(typed).length;
  const tooMany = count > bookLimits.pasted;
  const isChecked = typed === asked && checked.length > 0;
  function check() {
    setConfirmed(new Set());
    setAsked(typed);
  }
  function takeSheet(text: string) {
    setTyped(text);
    setConfirmed(new Set());
    setAsked(text);
  }
  function confirm(at: number, isRight: boolean) {
    const next = new Set(confirmed);
    if (isRight) next.add(at);
    else next.delete(at);
    setConfirmed(next);
  }
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
        <SheetDrop onText={takeSheet} />
        <label htmlFor={id}>
          或从表格粘贴，一行一个：商品编号、价格，可再加阶梯（满 50：9.50）与开始日、结束日；已在价目表里的改为新价
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
          <Button loading={isFetching} disabled={count === 0 || tooMany || isChecked} onClick={check}>
            {tooMany ? `一次最多 ${bookLimits.pasted} 行` : '核对'}
          </Button>
          <Button type="primary" disabled={!isChecked || drafts.length === 0} loading={save.isPending} onClick={send}>
            {drafts.length > 0 ? `保存 ${drafts.length} 行` : '保存'}
          </Button>
          {isError && <span className={styles.bad}>核对失败，请重试</span>}
          {isChecked && wrong > 0 && <span className={styles.bad}>{wrong} 行有误，不会保存</span>}
          {isChecked && asking > 0 && <span className={styles.warn}>{asking} 行待确认，勾选后才保存</span>}
        </div>
        {isChecked && (
          <Table<CheckedLine>
            size="small"
            rowKey="at"
            pagination={false}
            dataSource={checked}
            columns={[...columns, asksColumn]}
          />
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
];

const isBelowCost = ({ price, match }: CheckedLine): boolean =>
  price !== null && match?.skuId != null && match.cost !== null && price < match.cost;
