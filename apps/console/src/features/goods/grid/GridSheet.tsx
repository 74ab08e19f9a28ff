import { RedoOutlined, TableOutlined, UndoOutlined, VerticalAlignBottomOutlined } from '@ant-design/icons';
import type { Choices, GridRow } from '@yigou/contract/goods/editor.console';
import { clearWord } from '@yigou/contract/goods/typedValues';
import { Button, Checkbox, Popover, Segmented } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { DataSheetGrid, type DataSheetGridRef } from 'react-datasheet-grid';
import 'react-datasheet-grid/dist/style.css';
import { Link } from 'react-router';
import { useMay } from '../../../app/operator';
import { PageHead } from '../../../ui/PageHead';
import { isTyping } from '../../../ui/typing';
import styles from './Grid.module.css';
import { GridSaveBar } from './GridSaveBar';
import { filledDown, judged, type Line, plainLines, slipMended, sumOf, withText, writtenAfter } from './grid.rules';
import { type ColumnKey, type GridColumn, gridColumns, namesOf } from './gridColumns.rules';
import { fixedBefore, sheetColumns } from './sheetColumns';
import { useRoomBelow } from './useRoomBelow';
import { useWritten } from './useWritten';

type GridSheetProps = {
  rows: readonly GridRow[];
  /** There are more than fit. */
  more: boolean;
  choices: Choices;
  columns: readonly GridColumn[];
  back: string;
  keptAs: string;
  onColumns: (keys: readonly ColumnKey[]) => void;
};
type Shown = 'all' | 'changed' | 'wrong';
type Area = { fromRow: number; toRow: number; fromColumn: number; toColumn: number };

const areaOf = (selection: DataSheetGridRef['selection']): Area | null =>
  selection && {
    fromRow: selection.min.row,
    toRow: selection.max.row,
    fromColumn: selection.min.col - fixedBefore,
    toColumn: selection.max.col - fixedBefore,
  };

const isChanged = ({ cells }: Line): boolean =>
  Object.values(cells).some(({ before, fault }) => before !== null || fault);
const isWrong = ({ cells }: Line): boolean => Object.values(cells).some(({ fault }) => fault !== '');

/** The sheet itself: typed into, pasted over, filled down, taken back; one change set in the end. */
export function GridSheet({ rows, more, choices, columns, back, keptAs, onColumns }: GridSheetProps) {
  const may = useMay('goods/edit');
  const sheet = useRef<DataSheetGridRef>(null);
  const { box, height } = useRoomBelow();
  const [show, setShow] = useState<Shown>('all');
  const [area, setArea] = useState<Area | null>(null);
  const names = useMemo(() => namesOf(choices), [choices]);
  const plain = useMemo(() => plainLines(rows, columns, names), [rows, columns, names]);
  const history = useWritten(keptAs);
  const { written } = history;
  const result = useMemo(() => judged(rows, plain, columns, written, names), [rows, plain, columns, written, names]);
  const lines = useMemo(
    () => (show === 'all' ? result.lines : result.lines.filter(show === 'wrong' ? isWrong : isChanged)),
    [result, show],
  );
  const drawn = useMemo(() => sheetColumns(columns, may), [columns, may]);

  const take = (next: readonly Line[]) => {
    const after = writtenAfter(written, lines, next, columns);
    if (JSON.stringify(after) !== JSON.stringify(written)) history.put(after);
  };
  /** Asked of the sheet itself: keys come faster than what is drawn. */
  const fill = () => {
    const chosen = areaOf(sheet.current?.selection ?? null);
    if (chosen && chosen.toRow > chosen.fromRow) take(filledDown(lines, columns, chosen));
  };
  useSheetKeys({ undo: history.undo, redo: history.redo, fill });

  return (
    <div className={styles.page}>
      <PageHead
        title="表格编辑"
        note={
          <>
            <Link to={back}>商品</Link>，{rows.length.toLocaleString('zh-CN')} 个 SKU
            {more && '（只取前面这些，请缩小范围）'}
          </>
        }
      >
        <ColumnBox columns={columns} onColumns={onColumns} />
      </PageHead>
      <div className={styles.tools} role="toolbar" aria-label="表格工具">
        <Button type="text" icon={<UndoOutlined />} disabled={!history.canUndo} onClick={history.undo}>
          撤销
        </Button>
        <Button type="text" icon={<RedoOutlined />} disabled={!history.canRedo} onClick={history.redo}>
          重做
        </Button>
        <Button
          type="text"
          icon={<VerticalAlignBottomOutlined />}
          disabled={!area || area.toRow === area.fromRow}
          onClick={fill}
        >
          向下填充
        </Button>
        <Segmented<Shown>
          aria-label="显示哪些行"
          value={show}
          onChange={setShow}
          options={[
            { value: 'all', label: '全部行' },
            { value: 'changed', label: `只看改动 ${result.changed}` },
            { value: 'wrong', label: `只看有误 ${result.wrong}` },
          ]}
        />
      </div>
      <CellBar
        line={area ? lines[area.fromRow] : undefined}
        column={area ? columns[area.fromColumn] : undefined}
        may={may}
        onWrite={(line, column, text) =>
          take(lines.map((each) => (each === line ? withText(each, column, text || clearWord) : each)))
        }
      />
      <div ref={box} className={styles.sheet}>
        <DataSheetGrid<Line>
          ref={sheet}
          value={lines as Line[]}
          columns={drawn}
          rowKey={({ rowData }) => String(rowData.skuId)}
          height={height}
          rowHeight={30}
          headerRowHeight={44}
          lockRows
          disableSmartDelete
          onChange={take}
          onSelectionChange={({ selection }) => setArea(areaOf(selection))}
        />
      </div>
      <StatusBar lines={lines} columns={columns} area={area} />
      <GridSaveBar result={result} written={written} may={may} onSaved={history.restart} />
    </div>
  );
}

/** Keys that belong to the whole sheet and not to a box that is typed into. */
function useSheetKeys(acts: { undo: () => void; redo: () => void; fill: () => void }) {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const act = {
        z: event.shiftKey ? latest.current.redo : latest.current.undo,
        y: latest.current.redo,
        d: latest.current.fill,
      }[key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

type CellBarProps = {
  line: Line | undefined;
  column: GridColumn | undefined;
  may: boolean;
  onWrite: (line: Line, column: GridColumn, text: string) => void;
};

/** What the chosen cell holds, what it held, what is wrong with it and how that is mended. */
function CellBar({ line, column, may, onWrite }: CellBarProps) {
  const cell = line && column ? line.cells[column.key] : undefined;
  const mended = cell ? slipMended(cell) : '';
  return (
    <output className={styles.about} aria-label="所选单元格">
      {line && column && cell ? (
        <>
          <span>
            {line.skuNo}，{column.field.label}
          </span>
          <b data-wrong={cell.fault ? true : undefined}>{cell.text || '空'}</b>
          {cell.before !== null && <span>原值 {cell.before || '空'}</span>}
          {cell.other && <span>待发布的变更：{cell.other}</span>}
          {(cell.fault || cell.doubt) && <em>{cell.fault || cell.doubt}</em>}
          {may && mended !== '' && (
            <Button type="link" size="small" onClick={() => onWrite(line, column, mended)}>
              改为 {mended}
            </Button>
          )}
          {may && cell.before !== null && (
            <Button type="link" size="small" onClick={() => onWrite(line, column, cell.before ?? '')}>
              恢复原值
            </Button>
          )}
        </>
      ) : (
        <span>方向键移动，直接输入或回车编辑，可粘贴整块表格；Ctrl+D 向下填充，Ctrl+Z 撤销；“清空”二字才清空</span>
      )}
    </output>
  );
}

type StatusBarProps = { lines: readonly Line[]; columns: readonly GridColumn[]; area: Area | null };

function StatusBar({ lines, columns, area }: StatusBarProps) {
  const texts = area
    ? lines
        .slice(area.fromRow, area.toRow + 1)
        .flatMap(({ cells }) =>
          columns.slice(Math.max(0, area.fromColumn), area.toColumn + 1).map(({ key }) => cells[key]?.text ?? ''),
        )
    : [];
  const { count, sum, average } = sumOf(texts);
  const number = (value: number) => value.toLocaleString('zh-CN', { maximumFractionDigits: 2 });
  return (
    <p className={styles.status}>
      {count > 0 && (
        <span>
          已选 {count} 格{sum !== 0 && `，平均 ${number(average)}，合计 ${number(sum)}`}
        </span>
      )}
      <span className={styles.legend}>
        <i data-mark="changed" />
        已改，旁为原值
        <i data-mark="wrong" />
        有误
        <i data-mark="others" />
        待发布的变更也改了
      </span>
    </p>
  );
}

type ColumnBoxProps = Pick<GridSheetProps, 'columns' | 'onColumns'>;

const ColumnBox = ({ columns, onColumns }: ColumnBoxProps) => (
  <Popover
    trigger="click"
    placement="bottomRight"
    content={
      <Checkbox.Group
        className={styles.choices ?? ''}
        value={columns.map(({ key }) => key)}
        options={gridColumns.map(({ key, field, thing }) => ({
          value: key,
          label: `${field.label}${thing === 'product' ? '（整个商品）' : ''}`,
        }))}
        onChange={(keys: ColumnKey[]) => keys.length > 0 && onColumns(keys)}
      />
    }
  >
    <Button icon={<TableOutlined />}>列</Button>
  </Popover>
);
