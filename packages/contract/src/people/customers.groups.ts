import { z } from 'zod';
import { call, field, id, keysOf, noInput, nothing, page, pageInput, result, rows, text } from '../ground/call';
import { customerStandingLabels, groupNameRule, customerLimits as limits } from './customers.terms';

/** A group as it stands beside its members. */
export const CustomerGroupName = z.object({ groupId: z.number(), groupName: z.string() });
export type CustomerGroupName = z.infer<typeof CustomerGroupName>;

const CustomerGroup = CustomerGroupName.extend({
  description: z.string(),
  memberCount: z.number(),
  createTime: z.string(),
});
export type CustomerGroup = z.infer<typeof CustomerGroup>;

const GroupMember = z.object({
  customerId: z.number(),
  customerName: z.string(),
  taxNo: z.string(),
  standing: z.enum(keysOf(customerStandingLabels)),
  joinTime: z.string(),
});
export type GroupMember = z.infer<typeof GroupMember>;

/** What a pasted line means; without a customer the fault says why. */
const PastedCustomer = z.object({
  word: z.string(),
  customerId: z.number().nullable(),
  customerName: z.string(),
  taxNo: z.string(),
  fault: z.string(),
});
export type PastedCustomer = z.infer<typeof PastedCustomer>;

const byGroup = z.object({ groupId: id });
const customerIds = z
  .array(id, { error: '请选择企业' })
  .min(1, '请至少选择一家企业')
  .max(limits.members, `一次最多 ${limits.members} 家企业`);

/** Customers that are treated alike, such as by the same price book. A customer may be in several. */
export const customerGroupCalls = {
  'CustomerGroup/GetList': call({
    summary: '全部客户组与各组的企业数',
    access: 'operator',
    needs: 'customers/view',
    work: 'read',
    input: noInput,
    answer: rows(CustomerGroup),
  }),
  'CustomerGroup/GetMembers': call({
    summary: '一个客户组里的企业，新加入的在前',
    access: 'operator',
    needs: 'customers/view',
    work: 'read',
    input: pageInput(byGroup).required({ reqData: true }),
    answer: page(GroupMember),
  }),
  'CustomerGroup/Save': call({
    summary: '新建客户组，或改它的名称与说明',
    access: 'operator',
    needs: 'customers/manage',
    work: 'write',
    input: z.object({
      groupId: id.nullable().default(null),
      groupName: field(groupNameRule),
      description: text(limits.groupDescription, '说明'),
    }),
    answer: result(byGroup),
  }),
  'CustomerGroup/Delete': call({
    summary: '删除没有被使用的客户组；企业不受影响',
    access: 'operator',
    needs: 'customers/manage',
    work: 'write',
    input: byGroup,
    answer: nothing,
  }),
  'CustomerGroup/Match': call({
    summary: '粘贴的企业名称或税号各是哪一家',
    access: 'operator',
    needs: 'customers/manage',
    work: 'read',
    input: z.object({
      words: z
        .array(z.string().trim().min(1, '请填写企业名称或税号').max(100, '企业名称最多 100 个字'))
        .min(1, '请粘贴企业名称或税号')
        .max(limits.members, `一次最多 ${limits.members} 家企业`),
    }),
    answer: rows(PastedCustomer),
  }),
  'CustomerGroup/AddMembers': call({
    summary: '把企业加入客户组；已在组里的不变',
    access: 'operator',
    needs: 'customers/manage',
    work: 'write',
    input: byGroup.extend({ customerIds }),
    answer: result(z.object({ added: z.number(), known: z.number() })),
  }),
  'CustomerGroup/RemoveMembers': call({
    summary: '把企业移出客户组；不在组里的不变',
    access: 'operator',
    needs: 'customers/manage',
    work: 'write',
    input: byGroup.extend({ customerIds }),
    answer: result(z.object({ removed: z.number() })),
  }),
};
