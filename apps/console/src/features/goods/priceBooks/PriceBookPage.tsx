import { changeSetStateLabels } from '@yigou/contract/goods/changeSets.terms';
import type { BookModel } from '@yigou/contract/goods/priceBooks.console';
import { bookAudienceLabels, bookStateLabels } from '@yigou/contract/goods/priceBooks.terms';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../../app/operator';
import { changeSetPath, paths } from '../../../app/paths';
import { PageHead } from '../../../ui/PageHead';
import { StateDot } from '../../../ui/StateDot';
import { TabRow } from '../../../ui/TabRow';
import { useListQuery } from '../../../ui/useListQuery';
import { BookForm } from './BookForm';
import { BookLines } from './BookLines';
import { BookOverlaps } from './BookOverlaps';
import { BookMarks } from './bookColumns';
import { PasteLines } from './PasteLines';
import styles from './PriceBooks.module.css';
import { useBook } from './priceBooks.api';
import { bookTurns, daysText, ruleTexts } from './priceBooks.rules';
import { useReasonsBox } from './ReasonsDrawer';

/** One price book: its prices, and where another one says something else. */
export function PriceBookPage() {
  const { filter, go } = useListQuery(['priceBookId', 'show'] as const);
  const { data, isError, refetch } = useBook(Number(filter.priceBookId));
  if (isError)
    return (
      <Alert
        type="error"
        title="价目表不存在或加载失败"
        action={
          <>
            <Button onClick={() => refetch()}>重试</Button> <Link to={paths.priceBooks}>返回价目表</Link>
          </>
        }
      />
    );
  const book = data?.resultData;
  if (!book) return <Skeleton active />;
  return <Opened book={book} show={filter.show} onShow={(show) => go({ priceBookId: filter.priceBookId, show })} />;
}

function Opened({ book, show, onShow }: { book: BookModel; show: string; onShow: (show: string) => void }) {
  const [open, setOpen] = useState<'form' | 'paste' | ''>('');
  const may = useMay('goods/prices/edit');
  const reasons = useReasonsBox();
  const showing = show === 'overlaps' ? 'overlaps' : 'lines';
  const first = book.customers[0];
  return (
    <>
      <PageHead
        title={book.name}
        note={
          <>
            <StateDot turn={bookTurns[book.state]} tag>
              {bookStateLabels[book.state]}
            </StateDot>{' '}
            {book.bookNo} <BookMarks book={book} />
          </>
        }
      >
        <Button onClick={() => reasons.open(first ? { customer: first } : {})}>查价格依据</Button>
        {may && <Button onClick={() => setOpen('form')}>修改</Button>}
        {may && (
          <Button type="primary" onClick={() => setOpen('paste')}>
            加入商品
          </Button>
        )}
      </PageHead>
      <dl className={styles.facts}>
        <dt>对象</dt>
        <dd>
          {bookAudienceLabels[book.audience]}：{book.forWhom}
        </dd>
        <dt>有效期</dt>
        <dd>{daysText(book.fromDay, book.toDay)}</dd>
        <dt>规则</dt>
        <dd>{ruleTexts(book).join('，') || '不高于商城价，同级取低价'}</dd>
        <dt>行数</dt>
        <dd>{book.lineCount.toLocaleString('zh-CN')}</dd>
      </dl>
      <Waiting book={book} />
      <TabRow
        label="价目表内容"
        current={showing}
        tabs={[
          { key: 'lines', label: '协议价', count: book.lineCount },
          { key: 'overlaps', label: '与其他价目表重叠', count: book.overlapCount },
        ]}
        onChoose={(key) => onShow(key === 'lines' ? '' : key)}
      />
      {showing === 'lines' ? (
        <BookLines
          book={book}
          onReasons={(sku) => reasons.open({ sku, ...(first && { customer: first }) })}
          onAdd={() => setOpen('paste')}
        />
      ) : (
        <BookOverlaps book={book} />
      )}
      {open === 'form' && <BookForm book={book} onClose={() => setOpen('')} />}
      {open === 'paste' && <PasteLines book={book} onClose={() => setOpen('')} />}
      {reasons.box}
    </>
  );
}

/** What is not written yet. */
const Waiting = ({ book: { waiting } }: { book: BookModel }) =>
  waiting.length > 0 && (
    <Alert
      className={styles.waiting ?? ''}
      type="info"
      showIcon
      title={`有 ${waiting.length} 张变更单尚未生效`}
      description={waiting.map(({ changeSetId, setNo, title, state }) => (
        <div key={changeSetId}>
          <Link to={changeSetPath(changeSetId)}>{setNo}</Link> {title}，{changeSetStateLabels[state]}
        </div>
      ))}
    />
  );
