import type { ColumnChoice, ImportColumn, ImportHead, ImportRow } from '@yigou/contract/goods/imports.console';
import {
  type ImportState,
  type ImportVerdict,
  importExtras,
  importTargets,
  refusedTarget,
  targetField,
  targetLabel,
} from '@yigou/contract/goods/imports.terms';
import type { Turn } from '../../../ui/StateDot';

export const turnOfImport: Record<ImportState, Turn> = {
  reading: 'way',
  checking: 'way',
  ready: 'us',
  drafting: 'way',
  drafted: 'ok',
  failed: 'bad',
  discarded: 'off',
};

export const turnOfVerdict: Record<ImportVerdict, Turn> = { change: 'way', new: 'ok', same: 'off', fault: 'bad' };

const option = (value: string) => ({ value, label: targetLabel(value) });

/** Where a column may go, as people look for it. */
export const targetOptions = [
  { value: '', label: '不导入' },
  { label: '编号', title: '编号', options: Object.keys(importExtras).map(option) },
  {
    label: '商品',
    title: '商品',
    options: importTargets.filter((to) => to.startsWith('product.')).map(option),
  },
  {
    label: '规格与价格',
    title: '规格与价格',
    options: importTargets.filter((to) => to.startsWith('sku.')).map(option),
  },
];

export const isMoney = (to: string): boolean => targetField(to)?.field.rule.kind === 'money';

export const choiceOf = ({ to, addTax, fillDown, onlyNew }: ImportColumn): ColumnChoice => ({
  ...{ to, addTax, fillDown, onlyNew },
});

/** Somebody has to look at it: a guess that is not sure. */
export const isUnsure = ({ to, sure, by }: ImportColumn): boolean => to !== '' && by !== 'chosen' && sure < 80;

const sureWords: Record<ImportColumn['by'], string> = {
  profile: '配置',
  title: '标题',
  content: '内容',
  chosen: '已选',
  none: '默认',
};
export const sureText = (column: ImportColumn): string => (isUnsure(column) ? '请看' : sureWords[column.by]);

export const columnNote = (columns: readonly ImportColumn[]): string => {
  const unsure = columns.filter(isUnsure).length;
  const left = columns.filter(({ to }) => to === '').length;
  const sure = columns.length - unsure - left;
  return [`${columns.length} 列`, `${sure} 列确定`, unsure > 0 && `${unsure} 列请看`, left > 0 && `${left} 列不导入`]
    .filter(Boolean)
    .join('，');
};

export type ImportStep = { label: string; done: boolean; current: boolean };

export function importSteps(state: ImportState): ImportStep[] {
  const at = { reading: 0, failed: 0, discarded: 0, checking: 2, ready: 2, drafting: 3, drafted: 4 }[state];
  return ['选文件', '对列', '试运行', '生成变更单'].map((label, index) => ({
    label,
    done: index < at,
    current: index === at,
  }));
}

/** The columns of a sheet that its rows show, in their order. */
export const shownTargets = (columns: readonly ImportColumn[]): string[] =>
  columns
    .map(({ to }) => to)
    .filter((to) => to !== '' && !['skuNo', 'product.name', 'group', refusedTarget].includes(to));

export const textAt = ({ cells, after }: ImportRow, to: string): string => after[to] ?? cells[to] ?? '';

export const shareText = ({ counts, rowCount }: Pick<ImportHead, 'counts' | 'rowCount'>): string =>
  `${(counts.change + counts.new + counts.same).toLocaleString('zh-CN')} / ${rowCount.toLocaleString('zh-CN')}`;
