import type { LineAdded, PurchaseList, PurchaseListLine } from '@yigou/contract/trade/lists';
import { listShareLabels } from '@yigou/contract/trade/lists.terms';
import { confirmBox, Price } from '@yigou/web-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { Tag } from '../../../ui/Tag';
import { useMay } from '../../people/accounts/shared/useMay';
import { ListForm } from './ListForm';
import { ListLines } from './ListLines';
import styles from './ListPane.module.css';
import { useDeleteList, useList, useRemoveLines, useToCart } from './lists.api';
import { isBuyable, sumOf } from './lists.rules';
import { SaveToList } from './shared/SaveToList';

type ListPaneProps = { list: PurchaseList; onGone: () => void };

export function ListPane({ list, onGone }: ListPaneProps) {
  const { data, isError, refetch } = useList(list.listId);
  const [left, setLeft] = useState<readonly number[]>([]);
  const [results, setResults] = useState<readonly LineAdded[]>([]);
  const [sharing, setSharing] = useState(false);
  const mayBuy = useMay('order/myOrder/buy');
  const remove = useRemoveLines();
  const drop = useDeleteList();
  const toCart = useToCart();

  if (isError) return <ErrorState text="清单加载失败" onRetry={() => refetch()} />;
  if (!data || data.resultData.listId !== list.listId) return <Skeleton height={320} />;
  const { lines } = data.resultData;
  /** All that can be bought are chosen until one is left out. */
  const isChosen = (line: PurchaseListLine) => isBuyable(line) && !left.includes(line.itemId);
  const chosen = lines.filter(isChosen);
  const choose = (itemIds: readonly number[], wanted: boolean) =>
    setLeft(wanted ? left.filter((each) => !itemIds.includes(each)) : [...left, ...itemIds]);

  const buy = () =>
    toCart.mutate(
      { listId: list.listId, lines: chosen.map(({ itemId, suggestedQty }) => ({ itemId, qty: suggestedQty })) },
      { onSuccess: ({ resultData }) => setResults(resultData) },
    );

  async function removeChosen() {
    const text = `确定从“${list.name}”移除选中的 ${chosen.length} 种商品吗？`;
    if (!(await confirmBox({ text, confirmText: '移除' }))) return;
    remove.mutate({ listId: list.listId, itemIds: chosen.map((line) => line.itemId) });
  }

  async function deleteList() {
    const text = `确定删除清单“${list.name}”吗？其中的 ${lines.length} 种商品一起删除，不能恢复。`;
    if (await confirmBox({ text, confirmText: '删除清单' }))
      drop.mutate({ listId: list.listId }, { onSuccess: onGone });
  }

  return (
    <section className={styles.pane} aria-label={list.name}>
      <header className={styles.head}>
        <h2>{list.name}</h2>
        <Tag>{sharedText(list)}</Tag>
        <small>
          {list.editedBy} 更新于 {list.editTime.slice(0, 10)}
        </small>
        {list.own && (
          <span className={styles.acts}>
            <Button kind="text" onClick={() => setSharing(true)}>
              名称与共享
            </Button>
            <Button kind="text" onClick={deleteList}>
              删除清单
            </Button>
          </span>
        )}
      </header>
      {results.length > 0 && <Results results={results} />}
      {lines.length === 0 ? (
        <EmptyState title="清单中暂无商品">
          <p>可从购物车、订单或批量导入存入商品</p>
        </EmptyState>
      ) : (
        <ListLines
          list={list}
          lines={lines}
          results={results}
          isChosen={isChosen}
          onChoose={choose}
          onRemove={(itemId) => remove.mutate({ listId: list.listId, itemIds: [itemId] })}
        />
      )}
      {lines.length > 0 && (
        <footer className={styles.foot}>
          <span role="status">
            已选 {chosen.length} / {lines.length} 行
          </span>
          {list.editable && (
            <Button kind="text" disabled={chosen.length === 0} onClick={removeChosen}>
              移除所选
            </Button>
          )}
          <SaveToList
            kind="text"
            label="复制到其他清单"
            lines={() => chosen.map(({ itemId, qty, note }) => ({ itemId, qty, note }))}
            disabled={chosen.length === 0}
          />
          <p className={styles.total}>
            合计 <Price yuan={sumOf(chosen)} large />
          </p>
          {mayBuy && (
            <Button kind="primary" disabled={chosen.length === 0 || toCart.isPending} onClick={buy}>
              加入购物车
            </Button>
          )}
        </footer>
      )}
      {sharing && <ListForm list={list} onClose={() => setSharing(false)} />}
    </section>
  );
}

function sharedText({ own, ownerName, share, editable }: PurchaseList): string {
  if (!own) return `${ownerName} 共享，${editable ? '可编辑' : '只能查看'}`;
  return share === 'none' ? listShareLabels.none : `共享给${listShareLabels[share]}`;
}

function Results({ results }: { results: readonly LineAdded[] }) {
  const refused = results.filter((each) => !each.added).length;
  return (
    <p className={styles.results} role="status" data-refused={refused > 0 || undefined}>
      {results.length - refused} 行已加入购物车{refused > 0 && `；${refused} 行未加入，原因见“加入结果”`}。
      <Link to={paths.cart}>去购物车</Link>
    </p>
  );
}
