import { isOnline } from '@yigou/contract/money/payments.terms';
import type { OrderState } from '@yigou/contract/trade/orders.terms';
import { notInArray } from 'drizzle-orm';
import type { Order } from '../../trade/orders/orderMoves.service';
import { orders } from '../../trade/orders/orders.tables';
import { goReturnWay } from './afterSale';
import { type Agenda, addSeconds, type Calendar } from './calendar';
import { happens } from './happens';
import type { Stage } from './stage';
import {
  acceptCancel,
  answer,
  applyCancel,
  approve,
  ask,
  cancel,
  confirmTransfer,
  cutsFor,
  openFlow,
  orderNow,
  payOnline,
  receive,
  receiveBroken,
  reject,
  ship,
  submit,
  submitAgain,
  type Wish,
  withdraw,
} from './verbs';
import { agreed, cutWords, questions, rejected, withdrawn } from './words.data';

/** What is special about an order; most are `smooth`. */
export type Fate =
  | 'smooth'
  | 'rejected'
  | 'withdrawn'
  | 'asked'
  | 'cut'
  | 'cancelled'
  | 'forgotten'
  | 'cancelledPaid'
  | 'inParts'
  | 'broken'
  | 'returned'
  | 'neverConfirmed';

export type Plot = { stage: Stage; calendar: Calendar; agenda: Agenda };

type Story = {
  orderId: number;
  who: string;
  fate: Fate;
  /** There it rests: the demo finds it so. */
  restsAt: OrderState | null;
};

/** When the next step comes, and what it is; null: somebody else's turn, such as the clock's. */
type Next = { at: Date; act: () => Promise<unknown> } | null;

/** A story has its accident once. */
const smooth = (story: Story) => {
  story.fate = 'smooth';
};

async function whileAsked({ stage, calendar }: Plot, story: Story): Promise<Next> {
  const { chance } = stage;
  const asked = await openFlow(stage, story.orderId);
  const soon = calendar.after(stage.now(), 1, 7);
  if (story.fate === 'withdrawn') {
    smooth(story);
    return { at: soon, act: () => withdraw(stage, story.who, asked.flowId, chance.pick(withdrawn)) };
  }
  if (story.fate === 'rejected') {
    smooth(story);
    return { at: soon, act: () => reject(stage, asked, chance.pick(rejected)) };
  }
  if (story.fate === 'asked') {
    smooth(story);
    const [question, said] = chance.pick(questions);
    return {
      at: soon,
      act: async () => {
        await ask(stage, asked, question);
        await answer(stage, story.who, asked.flowId, said);
      },
    };
  }
  const cuts = story.fate === 'cut' ? await cutsFor(stage, story.orderId) : [];
  if (story.fate === 'cut') smooth(story);
  return { at: soon, act: () => approve(stage, asked, cuts.length > 0 ? cutWords : chance.pick(agreed), cuts) };
}

function whileUnpaid({ stage, calendar }: Plot, { who, fate }: Story, order: Order): Next {
  const { payMethod } = order;
  if (fate === 'forgotten') return null;
  if (fate === 'cancelled') return { at: calendar.after(stage.now(), 1, 6), act: () => cancel(stage, who, order) };
  if (payMethod === 'transfer')
    return { at: calendar.after(stage.now(), 18, 52), act: () => confirmTransfer(stage, order) };
  const method = payMethod === 'alipay' ? 'alipay' : 'wechat';
  const soon = addSeconds(stage.now(), stage.chance.between(480, 6000));
  return { at: soon, act: () => payOnline(stage, who, order, method) };
}

function whilePaid({ stage, calendar }: Plot, { who, fate }: Story, order: Order): Next {
  // Money that came by bank goes back by hand, which nobody of the past does.
  const returnable = isOnline(order.payMethod) || order.payMethod === 'account';
  if (fate === 'cancelledPaid' && returnable)
    return { at: calendar.after(stage.now(), 1, 5), act: () => applyCancel(stage, who, order) };
  return { at: calendar.after(stage.now(), 14, 44), act: () => ship(stage, order, fate === 'inParts') };
}

async function nextOf(plot: Plot, story: Story, order: Order): Promise<Next> {
  const { stage, calendar } = plot;
  const now = stage.now();
  const { who } = story;
  if (order.state === 'pendingApproval') return whileAsked(plot, story);
  if (order.state === 'pendingPayment') return whileUnpaid(plot, story, order);
  if (order.state === 'pendingShipment') return whilePaid(plot, story, order);
  if (order.state === 'rejected') {
    const again = stage.chance.happens(0.75);
    const act = () => (again ? submitAgain(stage, who, order) : cancel(stage, who, order));
    return { at: calendar.after(now, 2, 22), act };
  }
  if (order.state === 'cancelRequested')
    return { at: calendar.after(now, 1, 4), act: () => acceptCancel(stage, order) };
  if (order.state === 'partlyShipped') return { at: calendar.after(now, 18, 40), act: () => ship(stage, order) };
  if (order.state === 'shipped' && story.fate !== 'neverConfirmed') {
    const take = story.fate === 'broken' ? receiveBroken : receive;
    return { at: calendar.after(now, 30, 100), act: () => take(stage, who, order) };
  }
  // What stands on an invoice would have to wait for a red one first.
  if (order.state === 'completed' && story.fate === 'returned' && order.invoiceState === 'none') {
    smooth(story);
    return {
      at: calendar.after(now, 8, 40),
      act: async () => {
        const { orderId, invoiceState } = await orderNow(stage, order.orderId);
        if (invoiceState === 'none') await goReturnWay(plot, who, { orderId, lineNo: 1 }, 'completed');
      },
    };
  }
  return null;
}

/** The order goes its way until it rests, ends, or the past is over. */
export async function goOn(plot: Plot, story: Story, known?: Order): Promise<void> {
  const { stage, agenda } = plot;
  const order = known ?? (await orderNow(stage, story.orderId));
  if (order.state === story.restsAt) return;
  const next = await nextOf(plot, story, order);
  if (!next) return;
  agenda.add(next.at, async () => {
    if (await happens(next.act)) return goOn(plot, story);
    // The clock was faster, such as with a time limit; or it is refused, and then the story ends here.
    const now = await orderNow(stage, story.orderId);
    if (now.state !== order.state) await goOn(plot, story, now);
  });
}

/** What was under way when the life before ended. */
export async function goOnWithAll(plot: Plot): Promise<void> {
  const { stage } = plot;
  const names = new Map([...stage.cast].map(([who, { accountId }]) => [accountId, who]));
  const ended: OrderState[] = ['completed', 'cancelled', 'closed'];
  const open = await stage.db.select().from(orders).where(notInArray(orders.state, ended)).orderBy(orders.orderId);
  for (const order of open) {
    const story = {
      orderId: order.orderId,
      who: names.get(order.accountId) ?? '',
      fate: 'smooth',
      restsAt: null,
    } as const;
    await goOn(plot, { ...story }, order);
  }
}

type Beginning = Wish & { fate: Fate; restsAt?: OrderState };

/** The order's id; null: the shop would not take it, such as for want of budget. */
export async function begin(plot: Plot, { fate, restsAt, ...wish }: Beginning): Promise<number | null> {
  let orderId = 0;
  const taken = await happens(async () => {
    orderId = await submit(plot.stage, wish);
  });
  if (!taken) return null;
  await goOn(plot, { orderId, who: wish.who, fate, restsAt: restsAt ?? null });
  return orderId;
}
