import type { TableProps } from 'antd';

type Selection<Row> = NonNullable<TableProps<Row>['rowSelection']>;

/** Antd names the boxes in English to those who cannot see them. */
export const inOwnWords = <Row extends object>(selection: Selection<Row>): Selection<Row> => ({
  getTitleCheckboxProps: () => ({ 'aria-label': '选择本页全部' }),
  getCheckboxProps: () => ({ 'aria-label': '选择这一行' }),
  ...selection,
});
