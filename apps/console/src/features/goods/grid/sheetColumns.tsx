import { useLayoutEffect, useRef } from 'react';
import type { CellProps, Column } from 'react-datasheet-grid';
import styles from './Grid.module.css';
import { type Cell, cleared, type Line, withText } from './grid.rules';
import { type GridColumn, isNumber, noteOf } from './gridColumns.rules';

const fixed = (
  title: string,
  width: number,
  read: (line: Line) => string,
  isRight = false,
): Partial<Column<Line, unknown, string>> => ({
  id: title,
  title,
  basis: width,
  grow: 0,
  shrink: 0,
  disabled: true,
  cellClassName: ({ rowData }: { rowData: Line }) => (rowData.isFirst ? styles.first : ''),
  component: ({ rowData }: CellProps<Line, unknown>) => (
    <span className={styles.fixed} data-right={isRight || undefined} title={read(rowData)}>
      {read(rowData)}
    </span>
  ),
  copyValue: ({ rowData }) => read(rowData),
});

const noCell: Cell = { text: '', before: null, fault: '', doubt: '', other: '' };

type TypingBoxProps = { label: string; text: string; focus: boolean; onWrite: (text: string) => void };

/** The box of the cell one stands on: it waits for the first key, and gives back what was typed when it is left. */
function TypingBox({ label, text, focus, onWrite }: TypingBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef({ text, onWrite });
  latest.current = { text, onWrite };
  const isGivenUp = useRef(false);
  useLayoutEffect(() => {
    const box = input.current;
    if (!focus || !box) return;
    isGivenUp.current = false;
    const before = latest.current.text;
    box.value = before;
    box.focus();
    box.select();
    return () => {
      if (!isGivenUp.current && box.value !== before) latest.current.onWrite(box.value);
      box.value = '';
      box.blur();
    };
  }, [focus]);
  return (
    <input
      ref={input}
      className="dsg-input"
      aria-label={label}
      tabIndex={-1}
      data-idle={!focus || undefined}
      onKeyDown={({ key }) => {
        if (key === 'Escape') isGivenUp.current = true;
      }}
    />
  );
}

function CellView({ column, rowData, active, focus, setRowData }: CellProps<Line, unknown> & { column: GridColumn }) {
  const cell = rowData.cells[column.key] ?? noCell;
  return (
    <>
      {(active || focus) && (
        <TypingBox
          label={`${rowData.skuNo} ${column.field.label}`}
          text={cell.text}
          focus={focus}
          onWrite={(typed) =>
            setRowData(withText(rowData, column, typed.trim() === '' ? cleared(column, cell) : typed))
          }
        />
      )}
      {!focus && (
        <span
          className={styles.shown}
          data-right={isNumber(column) || undefined}
          title={cell.fault || cell.doubt || cell.text}
        >
          {cell.other && <i>{cell.other}</i>}
          {cell.before !== null && <del>{cell.before || '空'}</del>}
          <b>{cell.text}</b>
        </span>
      )}
      {cell.fault && <em className={styles.word}>{cell.fault}</em>}
    </>
  );
}

const markOf = (cell: Cell | undefined): string | undefined => {
  if (!cell) return '';
  if (cell.fault) return styles.wrong;
  if (cell.doubt) return styles.odd;
  if (cell.before !== null) return styles.changed;
  return cell.other ? styles.others : '';
};

const written = (column: GridColumn, may: boolean): Partial<Column<Line, unknown, string>> => ({
  id: column.key,
  title: (
    <span className={styles.title} data-right={isNumber(column) || undefined}>
      {column.field.label}
      <small>{noteOf(column)}</small>
    </span>
  ),
  basis: column.width,
  grow: column.name === 'name' ? 1 : 0,
  shrink: 0,
  minWidth: column.width,
  disabled: !may,
  cellClassName: ({ rowData }: { rowData: Line }) =>
    [rowData.isFirst ? styles.first : '', markOf(rowData.cells[column.key])].filter(Boolean).join(' '),
  component: (props: CellProps<Line, unknown>) => <CellView {...props} column={column} />,
  copyValue: ({ rowData }) => rowData.cells[column.key]?.text ?? '',
  deleteValue: ({ rowData }) => withText(rowData, column, cleared(column, rowData.cells[column.key] ?? noCell)),
  pasteValue: ({ rowData, value }) => (value.trim() === '' ? rowData : withText(rowData, column, value)),
  prePasteValues: (values: string[]) => values,
});

/** How many columns stand before those that are typed into. */
export const fixedBefore = 3;

export const sheetColumns = (columns: readonly GridColumn[], may: boolean) => [
  fixed('SKU 编号', 132, ({ skuNo }) => skuNo),
  fixed('商品名称', 200, ({ name }) => name),
  fixed('规格', 110, ({ specs }) => specs || '标准'),
  ...columns.map((column) => written(column, may)),
  fixed('毛利', 80, ({ margin }) => margin, true),
  fixed('可用库存', 84, ({ available }) => available.toLocaleString('zh-CN'), true),
];
