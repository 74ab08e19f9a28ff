import { z } from 'zod';
import { call, id, keysOf, noInput, nothing, page, pageInput, requestId, result, text } from '../ground/call';
import {
  changeRowStateLabels,
  changeSetStateLabels,
  changeSourceLabels,
  changeSetLimits as limits,
  releaseHitLabels,
} from './changeSets.terms';
import { priceThings, thingLabels } from './fields.terms';

const things = z.enum(keysOf(thingLabels), { error: '不支持的内容' });
/** Price books have calls of their own. */
const goodsThings = things.exclude(priceThings, { error: '不支持的内容' });
const hits = z.partialRecord(z.enum(keysOf(releaseHitLabels)), z.number());

const ChangeSetHead = z.object({
  changeSetId: z.number(),
  setNo: z.string(),
  title: z.string(),
  source: z.enum(keysOf(changeSourceLabels)),
  sourceNote: z.string(),
  state: z.enum(keysOf(changeSetStateLabels)),
  who: z.string(),
  createTime: z.string(),
  rowCount: z.number(),
  doneCount: z.number(),
  skippedCount: z.number(),
  hits,
  releasedBy: z.string(),
  dueTime: z.string(),
  endTime: z.string(),
});
export type ChangeSetHead = z.infer<typeof ChangeSetHead>;

export const changeSetActions = {
  submit: '提交放行',
  release: '发布',
  schedule: '定时发布',
  return: '退回',
  discard: '作废',
  dropRows: '去掉行',
  undo: '撤销',
} as const;
export type ChangeSetAction = keyof typeof changeSetActions;

const ChangeSetModel = ChangeSetHead.extend({
  /** The set that it takes back, and the one that takes it back. */
  undoes: z.object({ changeSetId: z.number(), setNo: z.string() }).nullable(),
  undoneBy: z.object({ changeSetId: z.number(), setNo: z.string() }).nullable(),
  /** How many rows change what, most first. */
  kinds: z.array(z.object({ thing: things, field: z.string(), label: z.string(), count: z.number() })),
  /** How the prices move: from how many percent on, and how many SKUs. */
  steps: z.array(z.object({ from: z.number().nullable(), to: z.number().nullable(), count: z.number() })),
  priceUp: z.number(),
  priceDown: z.number(),
  /** What somebody who may release it must be, and cannot be. */
  secondPerson: z.boolean(),
  mayRelease: z.array(z.string()),
  /** Who has what it changes, and what becomes of it; while it can still be released. */
  impact: z.array(z.object({ what: z.string(), lines: z.number(), who: z.string(), effect: z.string() })),
  log: z.array(z.object({ time: z.string(), who: z.string(), what: z.string(), note: z.string() })),
  actions: z.array(z.enum(keysOf(changeSetActions))),
});
export type ChangeSetModel = z.infer<typeof ChangeSetModel>;

const ChangeRow = z.object({
  rowNo: z.number(),
  thing: things,
  thingId: z.number().nullable(),
  productId: z.number().nullable(),
  label: z.string(),
  /** Of the product it belongs to, as it is now. */
  productName: z.string(),
  field: z.string(),
  fieldLabel: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  /** As people read them. */
  beforeText: z.string(),
  afterText: z.string(),
  /** How far a price moves, in percent of what it was. */
  percent: z.number().nullable(),
  hit: z.enum(keysOf(releaseHitLabels)).nullable(),
  state: z.enum(keysOf(changeRowStateLabels)),
  why: z.string(),
});
export type ChangeRow = z.infer<typeof ChangeRow>;

export const changeRowTabs = {
  largest: '价格变动',
  down: '降价',
  up: '涨价',
  hits: '触发规则',
  new: '新增',
  other: '其他字段',
  skipped: '已跳过',
  all: '全部',
} as const;
export type ChangeRowTab = keyof typeof changeRowTabs;

export const changeSetTabs = {
  open: { label: '待处理', states: ['draft', 'pending', 'scheduled', 'releasing'] },
  pending: { label: '待放行', states: ['pending'] },
  released: { label: '已发布', states: ['released'] },
  over: { label: '已撤销与作废', states: ['undone', 'discarded'] },
  all: { label: '全部', states: Object.keys(changeSetStateLabels) },
} as const;
export type ChangeSetTab = keyof typeof changeSetTabs;

const bySet = z.object({ changeSetId: id });
const note = text(limits.note, '备注');
const Rules = z.object({
  priceDownPercent: z.int('降价幅度须是整数').min(1, '降价幅度至少 1%').max(100, '降价幅度最多 100%'),
  belowCost: z.boolean(),
  rowsMost: z.int('行数须是整数').min(1, '行数至少 1').max(limits.rows, `行数最多 ${limits.rows}`),
});

const values = z.record(z.string().max(40, '字段名过长'), z.unknown());
const Edit = z.union([
  /** `seen`: the fields as they were looked at; where one is another now, nothing is written over it. */
  z.object({ thing: goodsThings, id, set: values, seen: values.optional() }),
  z.object({ thing: goodsThings, make: values, label: z.string().trim().min(1, '请填写名称').max(200, '名称过长') }),
  z.object({ thing: goodsThings, id, remove: z.literal(true) }),
]);

export const editList = z
  .array(Edit)
  .min(1, '没有要改的内容')
  .max(limits.editsAtOnce, `一次最多 ${limits.editsAtOnce} 项`);

const operator = { access: 'operator' } as const;

export const changeSetCalls = {
  'ChangeSet/GetPage': call({
    ...operator,
    summary: '变更单列表与各页签数量',
    needs: 'goods/view',
    work: 'read',
    input: pageInput(
      z.object({
        tab: z.enum(keysOf(changeSetTabs), { error: '不支持的状态' }).default('open'),
        mine: z.boolean().default(false),
      }),
    ),
    answer: page(ChangeSetHead).extend({ tabCounts: z.record(z.enum(keysOf(changeSetTabs)), z.number()) }),
  }),
  'ChangeSet/GetModel': call({
    ...operator,
    summary: '一张变更单：改什么、价格怎么动、为什么要放行、能做什么',
    needs: 'goods/view',
    work: 'read',
    input: bySet,
    answer: result(ChangeSetModel),
  }),
  'ChangeSet/GetRows': call({
    ...operator,
    summary: '变更单的行，价格变动大的在前',
    needs: 'goods/view',
    work: 'read',
    input: pageInput(
      z.object({ changeSetId: id, tab: z.enum(keysOf(changeRowTabs), { error: '不支持的页签' }).default('all') }),
    ),
    answer: page(ChangeRow).extend({ tabCounts: z.record(z.enum(keysOf(changeRowTabs)), z.number()) }),
  }),
  'ChangeSet/GetHistory': call({
    ...operator,
    summary: '一件商品的改动历史，最近的在前',
    needs: 'goods/view',
    work: 'read',
    input: pageInput(z.object({ productId: id })),
    answer: page(
      ChangeRow.extend({
        changeSetId: z.number(),
        setNo: z.string(),
        title: z.string(),
        who: z.string(),
        time: z.string(),
      }),
    ),
  }),
  'ChangeSet/Draft': call({
    ...operator,
    summary: '把一批改动生成变更单；有误的不进，逐条说明',
    needs: 'goods/edit',
    work: 'write',
    bodyMaxBytes: 4 * 1024 * 1024,
    input: z.object({
      requestId,
      title: z.string().trim().min(1, '请填写标题').max(limits.title, `标题最多 ${limits.title} 个字`),
      source: z.enum(['editor', 'grid', 'bulk'], { error: '不支持的来源' }),
      edits: editList,
      /** Nothing is kept where one of them is wrong. */
      allOrNothing: z.boolean().default(true),
    }),
    answer: result(
      z.object({
        changeSetId: z.number(),
        setNo: z.string(),
        rowCount: z.number(),
        hits,
        faults: z.array(z.object({ at: z.number(), field: z.string(), fault: z.string() })),
      }),
    ),
  }),
  'ChangeSet/Submit': call({
    ...operator,
    summary: '提交放行',
    needs: 'goods/edit',
    work: 'write',
    input: bySet.extend({ note }),
    answer: nothing,
  }),
  'ChangeSet/Release': call({
    ...operator,
    summary: '发布：立即，或到时间自动；触发规则的须由另一人发布',
    needs: 'goods/edit',
    work: 'write',
    input: bySet.extend({ dueTime: z.iso.datetime({ offset: true, error: '发布时间格式不正确' }).optional(), note }),
    answer: nothing,
  }),
  'ChangeSet/Return': call({
    ...operator,
    summary: '退回给制单人',
    needs: 'goods/release',
    work: 'write',
    input: bySet.extend({ reason: note.pipe(z.string().min(5, '请用至少 5 个字说明原因')) }),
    answer: nothing,
  }),
  'ChangeSet/Discard': call({
    ...operator,
    summary: '作废未发布的变更单',
    needs: 'goods/edit',
    work: 'write',
    input: bySet,
    answer: nothing,
  }),
  'ChangeSet/DropRows': call({
    ...operator,
    summary: '从未发布的变更单去掉几行',
    needs: 'goods/edit',
    work: 'write',
    input: bySet.extend({
      rowNos: z.array(z.int('行号须是整数').positive('行号须大于 0')).min(1, '请选择行').max(500, '一次最多 500 行'),
    }),
    answer: nothing,
  }),
  'ChangeSet/Undo': call({
    ...operator,
    summary: '生成撤销已发布变更单的变更单',
    needs: 'goods/edit',
    work: 'write',
    input: bySet,
    answer: result(z.object({ changeSetId: z.number(), setNo: z.string() })),
  }),
  'ChangeSet/GetRules': call({
    ...operator,
    summary: '放行规则',
    needs: 'goods/view',
    work: 'read',
    input: noInput,
    answer: result(Rules),
  }),
  'ChangeSet/SaveRules': call({
    ...operator,
    summary: '设置放行规则',
    needs: 'goods/rules',
    work: 'write',
    input: Rules,
    answer: nothing,
  }),
};
