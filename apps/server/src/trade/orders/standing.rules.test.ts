import { expect, it } from 'vitest';
import { standingOf } from './standing.rules';

const at = (text: string) => new Date(`${text}+08:00`);
const order = {
  state: 'pendingApproval' as const,
  payMethod: 'alipay' as const,
  dueAt: at('2026-11-20T09:00:00'),
  shipBy: null,
  cancelReason: '',
  lines: [{ qty: 10, shippedQty: 4, closedQty: 1 }],
  log: { at: at('2026-11-15T10:30:00'), who: '王芳', what: '审批驳回', note: '价格偏高' },
  turn: { names: ['李强', '赵敏'], since: at('2026-11-14T08:00:00'), level: 1, levelCount: 2 },
  now: at('2026-11-16T12:00:00'),
};
const shipBy = at('2026-11-17T09:00:00');

it.each([
  ['names whose turn it is', {}, '等待 李强、赵敏 审批，自 11-14 08:00 起，11-20 09:00 前未完成将自动取消', 'run'],
  ['says so where it is nobody’s turn', { turn: undefined }, '等待审批，11-20 09:00 前未完成将自动取消', 'run'],
  ['tells why it came back', { state: 'rejected' }, '11-15 10:30 王芳 审批驳回：价格偏高。修改后可以重新提交', 'bad'],
  ['asks for money', { state: 'pendingPayment' }, '等待付款，11-20 09:00 前未付将自动取消', 'act'],
  [
    'asks for a transfer with its code',
    { state: 'pendingPayment', payMethod: 'transfer' },
    '等待汇款到账，汇款时请写明识别码，11-20 09:00 前未到账将自动取消',
    'act',
  ],
  ['promises', { state: 'pendingShipment', shipBy }, '等待平台发货，承诺 11-17 09:00 前发出', 'run'],
  [
    'admits to be late',
    { state: 'pendingShipment', shipBy: at('2026-11-16T09:00:00') },
    '平台承诺 11-16 09:00 前发出，已经超时，可催发货',
    'bad',
  ],
  ['counts', { state: 'partlyShipped', shipBy }, '已发 4 件，还有 5 件：等待平台发货，承诺 11-17 09:00 前发出', 'run'],
  ['gives the reason', { state: 'cancelled', cancelReason: '重复下单' }, '取消原因：重复下单', 'done'],
] as const)('%s', (_, change, text, tone) => {
  const { stage, ...said } = standingOf({ ...order, ...change });
  expect(said).toEqual({ text, tone });
  expect(stage).toEqual(expect.any(String));
});

it.each([
  ['the level that approves', {}, '1/2 级'],
  ['nothing where nobody does', { turn: undefined }, ''],
  ['nothing where one level is all', { turn: { ...order.turn, levelCount: 1 } }, ''],
  ['what has left of what will', { state: 'partlyShipped' }, '已发 4/9'],
  ['nothing where the state says all', { state: 'shipped' }, ''],
] as const)('how far it came within its state: %s', (_, change, stage) => {
  expect(standingOf({ ...order, ...change }).stage).toBe(stage);
});
