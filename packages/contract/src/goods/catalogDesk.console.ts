import { z } from 'zod';
import { call, id, keysOf, noInput, page, pageInput, requestId, result, rows } from '../ground/call';
import { listedThings, shelfThings } from './catalogDesk.terms';

const thing = z.enum(keysOf(shelfThings), { error: '不支持的内容' });
/** By the names of its fields. */
const values = z.record(z.string().max(40, '字段名过长'), z.unknown());

const ShelfRow = z.object({ id: z.number(), name: z.string(), productCount: z.number(), values });
export type ShelfRow = z.infer<typeof ShelfRow>;

const TreeRow = z.object({
  id: z.number(),
  parentId: z.number().nullable(),
  name: z.string(),
  /** Of itself, without what is below it. */
  productCount: z.number(),
  values,
});
export type TreeRow = z.infer<typeof TreeRow>;

const Use = z.object({
  /** `3 条审批规则`. */
  text: z.string(),
  /** Goods move to the other when two are merged; whatever else uses one keeps it. */
  moves: z.boolean(),
});

/** Written, or waiting for a second person in a change set. */
const Changed = z.object({ changeSetId: z.number(), setNo: z.string(), released: z.boolean() });

const toView = { access: 'operator', needs: 'goods/view', work: 'read' } as const;
const toEdit = { access: 'operator', needs: 'goods/edit', work: 'write' } as const;

export const catalogDeskCalls = {
  'Shelf/GetPage': call({
    ...toView,
    summary: '品牌、供应商或标签的列表，各有多少件商品',
    input: pageInput(z.object({ thing: z.enum(keysOf(listedThings), { error: '不支持的内容' }) })),
    answer: page(ShelfRow),
  }),
  'Shelf/GetTree': call({
    ...toView,
    summary: '全部分类，各有多少件商品',
    input: noInput,
    answer: rows(TreeRow),
  }),
  'Shelf/GetUses': call({
    ...toView,
    summary: '一个分类、品牌、供应商或标签用在哪里；没有用处的才能删除',
    input: z.object({ thing, id }),
    answer: rows(Use),
  }),
  'Shelf/Save': call({
    ...toEdit,
    summary: '新建或修改分类、品牌、供应商或标签，经变更单写入；触发放行规则的等待另一人发布',
    input: z.object({ requestId, thing, id: id.nullable().default(null), set: values }),
    answer: result(Changed),
  }),
  'Shelf/Move': call({
    ...toEdit,
    summary: '移动分类到另一个上级之下的某个位置，经变更单写入',
    input: z.object({
      requestId,
      id,
      parentId: id.nullable(),
      place: z.int('位置须是整数').min(0, '位置从 0 开始').max(10_000, '位置过大'),
    }),
    answer: result(Changed),
  }),
  'Shelf/Remove': call({
    ...toEdit,
    summary: '删除没有用处的分类、品牌、供应商或标签，经变更单写入',
    input: z.object({ requestId, thing, id }),
    answer: result(Changed),
  }),
  'Shelf/Merge': call({
    ...toEdit,
    summary: '合并两个分类、品牌、供应商或标签：商品全部改到另一个之下，没有其他用处的随后删除；一张变更单，可以撤销',
    input: z.object({ requestId, thing, from: id, to: id }),
    answer: result(Changed),
  }),
};
