import type { consoleCalls } from '@yigou/contract/console';
import { formatYuan, yuanToFen } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import { customerStateLabels } from '@yigou/contract/people/accounts.terms';
import type { CustomerStanding } from '@yigou/contract/people/customers.terms';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import { reviewCustomers } from '../../ground/companies/companies.service';
import { type OperatorContext, operatorOf } from '../../ground/http/context';
import { putInOutbox } from '../../ground/jobs/outbox';
import { DomainError } from '../../ground/lib/domainError';
import { holdGroups, joinGroups } from '../customers/customerGroups.service';
import type { CustomerCredit } from '../customers/customerPorts.service';
import { decideCustomer, logCustomer } from '../customers/customers.service';
import { lockRegistration, type RegistrationRow } from './registration.queries';
import { registrations } from './registration.tables';

type Input<P extends keyof typeof consoleCalls> = z.output<(typeof consoleCalls)[P]['input']>;

/** It waits, and for nobody else: whoever comes second is told who was faster. */
async function lockWaiting({ tx, caller }: OperatorContext, registrationId: number): Promise<RegistrationRow> {
  const row = await lockRegistration(tx, caller.companyId, registrationId);
  if (!row) throw new DomainError('notFound');
  if (row.state === 'inReview') return row;
  const time = row.decidedAt ? formatTime(row.decidedAt) : '';
  throw new DomainError('registrationDecided', { state: customerStateLabels[row.state], who: row.decidedBy, time });
}

type Decision = Pick<Partial<RegistrationRow>, 'reason' | 'note'> & { state: 'passed' | 'refused' };

/** The registration, its customer, their story and the log of the operators, all at once. */
async function decide(ctx: OperatorContext, row: RegistrationRow, decision: Decision, more: object, note: string) {
  const { tx, now, caller } = ctx;
  const { registrationId, customerId, companyName, taxNo } = row;
  await tx
    .update(registrations)
    .set({ ...decision, decidedAt: now, decidedBy: caller.operatorName })
    .where(eq(registrations.registrationId, registrationId));
  await decideCustomer(tx, customerId, decision.state);
  const what = decision.state === 'passed' ? '通过注册' : '拒绝注册';
  await logCustomer(tx, customerId, { by: operatorOf(ctx), what, note, now });
  const state: CustomerStanding = decision.state === 'passed' ? 'active' : 'refused';
  const before = { name: companyName, state: 'inReview' satisfies CustomerStanding };
  const after = { name: companyName, state, ...more };
  await writeAudit(ctx, { what, object: { kind: 'customer', id: taxNo }, before, after });
}

type Letter = { subject: string; text: string; link: string };

const write = (ctx: OperatorContext, { companyId, email, contactName }: RegistrationRow, letter: Letter) =>
  putInOutbox(ctx, companyId, {
    kind: 'mail',
    to: email,
    subject: letter.subject,
    text: `${contactName}，您好：\n\n${letter.text}`,
    link: letter.link,
  });

/** All that a new customer begins with, in one step. Nobody gives credit by it who may not change credit. */
export async function approve(
  ctx: OperatorContext,
  customerCredit: CustomerCredit,
  { registrationId, groupIds, credit, note }: Input<'Registration/Approve'>,
): Promise<void> {
  const { tx, now } = ctx;
  if (credit && !ctx.caller.functions.has('statements/credit')) throw new DomainError('notPermitted');
  const row = await lockWaiting(ctx, registrationId);
  const held = await holdGroups(ctx, groupIds);
  await joinGroups(tx, row.customerId, held, now);
  if (credit) {
    const wanted = { limit: yuanToFen(credit.limit), termDays: credit.termDays, note: '注册审核通过时开通' };
    await customerCredit.open(tx, row.customerId, wanted, operatorOf(ctx), now);
  }
  const groups = held.map(({ name }) => name);
  const terms = credit ? `额度 ${formatYuan(credit.limit)}，月结 ${credit.termDays} 天` : '';
  const opened = [groups.length > 0 && `客户组：${groups.join('、')}`, terms].filter(Boolean).join('；');
  await decide(ctx, row, { state: 'passed', note }, { groups, ...credit, note }, opened);
  const text = [
    `${row.companyName}的注册资料已通过审核，请使用账号 ${row.accountNo} 或手机号登录。`,
    terms && `已为贵企业开通账期支付：${terms}。`,
    note && `审核留言：${note}`,
  ];
  const letter = { subject: '企业注册已通过审核', text: text.filter(Boolean).join('\n\n'), link: '/login' };
  await write(ctx, row, letter);
}

export async function refuse(
  ctx: OperatorContext,
  { registrationId, reason }: Input<'Registration/Refuse'>,
): Promise<void> {
  const row = await lockWaiting(ctx, registrationId);
  await decide(ctx, row, { state: 'refused', reason }, { reason }, reason);
  const text = `${row.companyName}的注册资料未通过审核，原因：${reason}\n\n请修改后重新注册，税号、账号与手机号可以沿用。`;
  await write(ctx, row, { subject: '企业注册未通过审核', text, link: '/register' });
}

/** Whoever waits already still waits. */
export async function setReviewing(ctx: OperatorContext, reviewing: boolean): Promise<void> {
  const { name, before } = await reviewCustomers(ctx.tx, ctx.caller.companyId, reviewing);
  await writeAudit(ctx, {
    what: '设置注册审核',
    object: { kind: 'company', id: name },
    before: { reviewing: before },
    after: { reviewing },
  });
}
