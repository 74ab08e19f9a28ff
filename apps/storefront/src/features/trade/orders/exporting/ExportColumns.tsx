import {
  type ExportBy,
  type ExportColumn,
  exportColumns,
  exportColumnsOf,
} from '@yigou/contract/trade/orders.exporting.terms';
import { Button } from '../../../../ui/Button';
import { CheckBox } from '../../../../ui/CheckBox';
import { inSheetOrder, isOfLine, usualColumns } from './exporting.rules';
import styles from './OrderExportPage.module.css';

type ExportColumnsProps = {
  by: ExportBy;
  chosen: readonly ExportColumn[];
  onChoose: (columns: ExportColumn[]) => void;
};

export function ExportColumns({ by, chosen, onChoose }: ExportColumnsProps) {
  const all = exportColumnsOf(by);
  const groups = [
    { title: '订单', columns: all.filter((column) => !isOfLine(column)) },
    { title: '商品', columns: all.filter(isOfLine) },
  ].filter(({ columns }) => columns.length > 0);

  const toggle = (columns: readonly ExportColumn[], wanted: boolean) =>
    onChoose(inSheetOrder(by, wanted ? [...chosen, ...columns] : chosen.filter((column) => !columns.includes(column))));

  return (
    <>
      {groups.map(({ title, columns }) => {
        const ticked = columns.filter((column) => chosen.includes(column)).length;
        const tick = ticked === 0 ? 'none' : ticked === columns.length ? 'all' : 'some';
        return (
          <fieldset key={title} className={styles.columns}>
            <legend>
              <CheckBox label={`${title}的列`} shown tick={tick} onChange={(wanted) => toggle(columns, wanted)} />
            </legend>
            {columns.map((column) => (
              <CheckBox
                key={column}
                label={exportColumns[column]}
                shown
                tick={chosen.includes(column) ? 'all' : 'none'}
                onChange={(wanted) => toggle([column], wanted)}
              />
            ))}
          </fieldset>
        );
      })}
      <Button kind="text" onClick={() => onChoose([...usualColumns[by]])}>
        恢复默认列
      </Button>
    </>
  );
}
