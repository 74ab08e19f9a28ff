import type { OrgNode } from '@yigou/contract/people/org';
import { unitColumns } from '@yigou/contract/people/org.terms';
import { columnsOf, readRows, type SheetShape } from '@yigou/web-kit';

const shape: SheetShape<keyof typeof unitColumns> = {
  headings: unitColumns,
  otherNames: {
    code: ['编码', '部门编码'],
    name: ['名称', '组织', '部门名称', '部门'],
    parent: ['上级组织编码', '上级', '上级部门编码'],
    costCentre: ['成本中心编码'],
    head: ['负责人'],
  },
  required: ['code', 'name', 'parent'],
  empty: '文件中没有组织',
};

const heading: readonly string[] = columnsOf(shape).map((name) => unitColumns[name]);
const example = ['MFG-QC', '质检组', 'MFG', 'CC-0301', 'zhangsan'];
export const unitTemplate: readonly (readonly string[])[] = [heading, example];

export const readUnits = (cells: readonly (readonly string[])[]) => readRows(shape, cells);

/** In the form of the import, so that it can be changed and brought back. */
export function unitSheet(nodes: readonly OrgNode[]): string[][] {
  const codes = new Map(nodes.map((node) => [node.orgId, node.code]));
  const rows = nodes.map(({ code, name, parentId, costCentre, headNo, headName, enabled, memberCount }) => [
    code,
    name,
    codes.get(parentId ?? 0) ?? '',
    costCentre,
    headNo,
    headName,
    String(memberCount),
    enabled ? '启用' : '停用',
  ]);
  return [[...heading, '负责人姓名', '成员数', '状态'], ...rows];
}
