import { z } from 'zod';
import { call, id, keysOf, nothing, result, rows } from '../ground/call';
import { consoleListLabels, viewLimits as limits, shopListLabels } from './views.terms';

const List = z.enum(keysOf(consoleListLabels), { error: '没有这个列表' });

const View = z.object({ viewId: z.number(), name: z.string(), query: z.string() });
export type View = z.infer<typeof View>;

const draft = {
  name: z
    .string({ error: '请输入视图名称' })
    .trim()
    .min(1, '请输入视图名称')
    .max(limits.name, `视图名称最多 ${limits.name} 个字`),
  query: z.string({ error: '请带上条件' }).max(limits.query, '条件过长'),
};

const ShopListName = z.enum(keysOf(shopListLabels), { error: '没有这个列表' });

/** The same for the accounts of customers. */
export const shopViewCalls = {
  'View/GetList': call({
    summary: '我在这个报表上保存的视图',
    access: 'account',
    needs: 'anyAccount',
    work: 'read',
    input: z.object({ list: ShopListName }),
    answer: rows(View),
  }),
  'View/Save': call({
    summary: '把现在的条件存为视图；同名的被替换',
    access: 'account',
    needs: 'anyAccount',
    work: 'write',
    input: z.object({ list: ShopListName, ...draft }),
    answer: result(View),
  }),
  'View/Delete': call({
    summary: '删除自己的一个视图',
    access: 'account',
    needs: 'anyAccount',
    work: 'write',
    input: z.object({ viewId: id }),
    answer: nothing,
  }),
};

export const viewCalls = {
  'View/GetList': call({
    summary: '我在这个列表上保存的视图，与不看的列',
    access: 'operator',
    needs: 'anyOperator',
    work: 'read',
    input: z.object({ list: List }),
    answer: result(z.object({ views: z.array(View), hidden: z.array(z.string()) })),
  }),
  'View/Save': call({
    summary: '把现在的条件存为视图；同名的被替换',
    access: 'operator',
    needs: 'anyOperator',
    work: 'write',
    input: z.object({ list: List, ...draft }),
    answer: result(View),
  }),
  'View/Delete': call({
    summary: '删除自己的一个视图',
    access: 'operator',
    needs: 'anyOperator',
    work: 'write',
    input: z.object({ viewId: id }),
    answer: nothing,
  }),
  'View/SaveColumns': call({
    summary: '记住在这个列表上不看的列',
    access: 'operator',
    needs: 'anyOperator',
    work: 'write',
    input: z.object({
      list: List,
      hidden: z.array(z.string().max(limits.name, '列名过长')).max(limits.columns, '列过多'),
    }),
    answer: nothing,
  }),
};
