import type { LineAdded, PurchaseList, PurchaseListLine } from '@yigou/contract/trade/lists';
import { CheckBox } from '../../../ui/CheckBox';
import table from '../../../ui/Table.module.css';
import { ListLine } from './ListLine';
import styles from './ListLines.module.css';
import { isBuyable } from './lists.rules';

type ListLinesProps = {
  list: PurchaseList;
  lines: readonly PurchaseListLine[];
  results: readonly LineAdded[];
  isChosen: (line: PurchaseListLine) => boolean;
  onChoose: (itemIds: readonly number[], wanted: boolean) => void;
  onRemove: (itemId: number) => void;
};

export function ListLines({ list, lines, results, isChosen, onChoose, onRemove }: ListLinesProps) {
  const buyable = lines.filter(isBuyable);
  const chosen = buyable.filter(isChosen).length;
  const tick = chosen === 0 ? 'none' : chosen === buyable.length ? 'all' : 'some';
  return (
    <table className={`${table.table} ${table.cards} ${styles.lines}`}>
      <thead>
        <tr>
          <th className={styles.check} data-check="全选">
            <CheckBox
              label="全选可购买的商品"
              tick={tick}
              disabled={buyable.length === 0}
              onChange={(wanted) =>
                onChoose(
                  buyable.map((line) => line.itemId),
                  wanted,
                )
              }
            />
          </th>
          <th scope="col">商品</th>
          <th scope="col" className={styles.qty}>
            数量
          </th>
          <th scope="col" className={styles.price}>
            现价（元）
          </th>
          <th scope="col" className={styles.stock}>
            库存
          </th>
          <th scope="col" className={styles.price}>
            小计（元）
          </th>
          <th scope="col" className={styles.result}>
            {results.length > 0 ? '加入结果' : '操作'}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <ListLine
            key={line.itemId}
            list={list}
            line={line}
            result={results.find((each) => each.itemId === line.itemId)}
            chosen={isChosen(line)}
            onChoose={(wanted) => onChoose([line.itemId], wanted)}
            onRemove={() => onRemove(line.itemId)}
          />
        ))}
      </tbody>
    </table>
  );
}
