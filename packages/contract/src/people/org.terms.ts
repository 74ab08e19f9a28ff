export const dataScopeLabels = { own: '本人', org: '本组织', orgTree: '本组织及下级', all: '全部' } as const;
export type DataScope = keyof typeof dataScopeLabels;

export const orgLevelsMost = 6;
export const orgFieldRules = {
  code: { pattern: /^[A-Za-z0-9_.-]{1,32}$/, message: '组织编码为 1–32 位字母、数字、点、横线或下划线' },
  name: { pattern: /^[^<>\p{Cc}]{1,50}$/u, message: '组织名称为 1–50 个字，不能含有 < 或 >' },
  costCentre: { pattern: /^[^<>\p{Cc}]{0,32}$/u, message: '成本中心最多 32 个字，不能含有 < 或 >' },
  roleName: { pattern: /^[^<>\p{Cc}]{1,20}$/u, message: '角色名称为 1–20 个字，不能含有 < 或 >' },
} as const;

/** The columns of an import and of an export of units, in their order. */
export const unitColumns = {
  code: '组织编码',
  name: '组织名称',
  parent: '上级编码',
  costCentre: '成本中心',
  head: '负责人账号',
} as const;
export type UnitColumn = keyof typeof unitColumns;
