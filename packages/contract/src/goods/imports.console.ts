import { z } from 'zod';
import { call, id, keysOf, noInput, nothing, page, pageInput, requestId, result, rows } from '../ground/call';
import { changeSetLimits } from './changeSets.terms';
import {
  importedNames,
  importLimits,
  importStateLabels,
  importTabs,
  importTargets,
  importVerdictLabels,
} from './imports.terms';

const counts = z.object({ change: z.number(), new: z.number(), same: z.number(), fault: z.number() });

const ImportHead = z.object({
  importId: z.number(),
  fileName: z.string(),
  sheetName: z.string(),
  state: z.enum(keysOf(importStateLabels)),
  who: z.string(),
  createTime: z.string(),
  rowCount: z.number(),
  /** Rows that are read or looked at so far. */
  doneCount: z.number(),
  counts,
  error: z.string(),
  changeSetId: z.number().nullable(),
  setNo: z.string(),
});
export type ImportHead = z.infer<typeof ImportHead>;

/** Where a column goes, and what is done to its cells on the way. */
const ColumnChoice = z.object({
  to: z.enum(['', ...importTargets], { error: '不支持的列' }),
  /** The sheet says prices without tax: 13 % are added. */
  addTax: z.boolean().default(false),
  /** An empty cell means the one above, as where cells were merged. */
  fillDown: z.boolean().default(false),
  /** It says what new goods are, and changes none that are known. */
  onlyNew: z.boolean().default(false),
});
export type ColumnChoice = z.infer<typeof ColumnChoice>;
/** Which title goes where, as it is kept for the next sheet. */
export type ProfileColumn = ColumnChoice & { title: string };

const ImportColumn = ColumnChoice.extend({
  to: z.string(),
  letter: z.string(),
  title: z.string(),
  samples: z.array(z.string()),
  /** How sure it is, in percent; 0 where nothing was found. */
  sure: z.number(),
  /** What made it so. */
  by: z.enum(['profile', 'title', 'content', 'chosen', 'none']),
});
export type ImportColumn = z.infer<typeof ImportColumn>;

/** What new goods get where the sheet does not say. Texts, as they would stand in a cell. */
const Usual = z.record(
  z.string().max(40, '列名过长'),
  z.string().max(importLimits.cell, `最多 ${importLimits.cell} 个字`),
);

const Missing = z.object({ kind: z.enum(keysOf(importedNames)), names: z.array(z.string()), rows: z.number() });

const importActions = ['setColumns', 'draft', 'discard', 'pickSheet'] as const;

const ImportModel = ImportHead.extend({
  sheetNames: z.array(z.string()),
  /** The row of the sheet that holds the titles. */
  titleRow: z.number(),
  columns: z.array(ImportColumn),
  usual: z.record(z.string(), z.string()),
  profileId: z.number().nullable(),
  profileName: z.string(),
  missing: z.array(Missing),
  actions: z.array(z.enum(importActions)),
});
export type ImportModel = z.infer<typeof ImportModel>;

/** What can be done about a fault with one click. */
const Offer = z.union([
  z.object({ kind: z.literal('write'), text: z.string() }),
  z.object({ kind: z.literal('accept') }),
  z.object({ kind: z.literal('useThis') }),
]);
export type ImportOffer = z.infer<typeof Offer>;

const ImportFault = z.object({
  to: z.string(),
  fault: z.string(),
  offers: z.array(Offer),
  /** Names in the cell that nothing here bears. */
  unknown: z.array(z.string()),
});
export type ImportFault = z.infer<typeof ImportFault>;

const ImportRow = z.object({
  rowNo: z.number(),
  skuNo: z.string(),
  name: z.string(),
  verdict: z.enum(keysOf(importVerdictLabels)).nullable(),
  /** By target: what the sheet says. */
  cells: z.record(z.string(), z.string()),
  /** By target: what stands there now, where the sheet says something else. */
  before: z.record(z.string(), z.string()),
  after: z.record(z.string(), z.string()),
  faults: z.array(ImportFault),
});
export type ImportRow = z.infer<typeof ImportRow>;

const byImport = z.object({ importId: id });
const byRow = byImport.extend({ rowNo: z.int('行号须是整数').positive('行号须大于 0') });
const operator = { access: 'operator' } as const;

export const importCalls = {
  'Import/GetPage': call({
    ...operator,
    summary: '导入列表，最近的在前',
    needs: 'goods/view',
    work: 'read',
    input: pageInput(z.object({})),
    answer: page(ImportHead),
  }),
  'Import/GetModel': call({
    ...operator,
    summary: '一次导入：读到哪里、各列对应什么、会改多少',
    needs: 'goods/view',
    work: 'read',
    input: byImport,
    answer: result(ImportModel),
  }),
  'Import/GetRows': call({
    ...operator,
    summary: '导入的行：现在的值、表里的值与问题',
    needs: 'goods/view',
    work: 'read',
    input: pageInput(byImport.extend({ tab: z.enum(keysOf(importTabs), { error: '不支持的页签' }).default('first') })),
    answer: page(ImportRow),
  }),
  'Import/SetColumns': call({
    ...operator,
    summary: '各列对应什么，新增商品默认填什么；随后重新试运行',
    needs: 'goods/edit',
    work: 'write',
    input: byImport.extend({
      columns: z.array(ColumnChoice).max(importLimits.columns, `最多 ${importLimits.columns} 列`),
      usual: Usual.default({}),
    }),
    answer: nothing,
  }),
  'Import/PickSheet': call({
    ...operator,
    summary: '改读另一张工作表，或另一行标题',
    needs: 'goods/edit',
    work: 'write',
    input: byImport.extend({
      sheetName: z.string().max(100, '工作表名过长'),
      titleRow: z.int('标题行须是整数').min(0, '标题行不能小于 0').max(100, '标题行最多在第 100 行').default(0),
    }),
    answer: nothing,
  }),
  'Import/SetCell': call({
    ...operator,
    summary: '改一格，或说明就是这样；只重新试运行这件商品',
    needs: 'goods/edit',
    work: 'write',
    input: byRow.extend({
      to: z.enum(importTargets, { error: '不支持的列' }),
      text: z.string().max(importLimits.cell, `最多 ${importLimits.cell} 个字`).optional(),
      /** What was asked about it is right. */
      accept: z.boolean().default(false),
    }),
    answer: nothing,
  }),
  'Import/UseRow': call({
    ...operator,
    summary: '编号重复的几行里用这一行',
    needs: 'goods/edit',
    work: 'write',
    input: byRow,
    answer: nothing,
  }),
  'Import/MakeNames': call({
    ...operator,
    summary: '把表里没有的分类、品牌、供应商或标签生成变更单并发布；随后重新试运行',
    needs: 'goods/edit',
    work: 'write',
    input: byImport.extend({ kind: z.enum(keysOf(importedNames), { error: '不支持的内容' }) }),
    answer: result(z.object({ changeSetId: z.number(), setNo: z.string(), made: z.number() })),
  }),
  'Import/Draft': call({
    ...operator,
    summary: '生成变更单：只用好的行，或全部都好才生成',
    needs: 'goods/edit',
    work: 'write',
    input: byImport.extend({
      requestId,
      title: z
        .string()
        .trim()
        .min(1, '请填写标题')
        .max(changeSetLimits.title, `标题最多 ${changeSetLimits.title} 个字`),
      goodRowsOnly: z.boolean().default(true),
    }),
    answer: nothing,
  }),
  'Import/Discard': call({
    ...operator,
    summary: '放弃这次导入',
    needs: 'goods/edit',
    work: 'write',
    input: byImport,
    answer: nothing,
  }),
  'Import/GetProfiles': call({
    ...operator,
    summary: '存下的对列配置',
    needs: 'goods/view',
    work: 'read',
    input: noInput,
    answer: rows(
      z.object({ profileId: z.number(), name: z.string(), version: z.number(), columns: z.number(), time: z.string() }),
    ),
  }),
  'Import/UseProfile': call({
    ...operator,
    summary: '按一份配置对列；随后重新试运行',
    needs: 'goods/edit',
    work: 'write',
    input: byImport.extend({ profileId: id }),
    answer: nothing,
  }),
  'Import/SaveProfile': call({
    ...operator,
    summary: '把这次的对列存成配置，同名的更新',
    needs: 'goods/edit',
    work: 'write',
    input: byImport.extend({
      name: z
        .string()
        .trim()
        .min(1, '请填写配置名称')
        .max(importLimits.profileName, `配置名称最多 ${importLimits.profileName} 个字`),
    }),
    answer: nothing,
  }),
  'Import/RemoveProfile': call({
    ...operator,
    summary: '删除一份对列配置',
    needs: 'goods/edit',
    work: 'write',
    input: z.object({ profileId: id }),
    answer: nothing,
  }),
};

/** What the file of failed rows is asked for. */
export const ImportFaults = byImport;
