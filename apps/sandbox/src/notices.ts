import type { Faults } from './faults';
import type { Notice, Store, Trade } from './store';

/** A notify that lies, for tests: each lie is one that a careful receiver must see through. */
export type Lie = 'signature' | 'amount' | 'appId' | 'mchid' | 'stale' | 'probe';

export type Letter = { headers: Record<string, string>; body: string };

/** How a protocol writes a notify, and what it takes for a receipt. */
export type Writer = {
  write: (trade: Trade, notice: Notice, lie?: Lie) => Letter;
  isReceipt: (status: number, body: string) => boolean;
};

export type Notices = {
  announce: (trade: Trade, notice: Notice) => void;
  /** What a restart or a hold left undelivered. */
  resume: () => void;
  /** One letter out of turn; tells what the receiver answered. */
  sendOnce: (trade: Trade, notice: Notice, lie?: Lie) => Promise<{ status: number; body: string }>;
  stop: () => void;
};

const maxTries = 8;
const answerWithinMs = 5000;

export function createNotices(
  store: Store,
  faults: Faults,
  writerOf: (trade: Trade) => Writer,
  basePauseMs: number,
): Notices {
  const timers = new Map<string, NodeJS.Timeout>();
  const stopping = new AbortController();

  const addressOf = (trade: Trade, notice: Notice): string =>
    trade.refunds.find((each) => each.refundNo === notice.refundNo)?.notifyUrl ?? trade.notifyUrl;

  async function sendOnce(trade: Trade, notice: Notice, lie?: Lie) {
    const { headers, body } = writerOf(trade).write(trade, notice, lie);
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(answerWithinMs)]);
    const answer = await fetch(addressOf(trade, notice), { method: 'POST', headers, body, signal, redirect: 'manual' });
    return { status: answer.status, body: await answer.text() };
  }

  async function isTaken(trade: Trade, notice: Notice): Promise<boolean> {
    try {
      const { status, body } = await sendOnce(trade, notice);
      return writerOf(trade).isReceipt(status, body);
    } catch {
      return false;
    }
  }

  async function deliver(trade: Trade, notice: Notice) {
    timers.delete(notice.noticeId);
    if (faults.holdNotices || notice.delivered) return;
    const copies = Array.from({ length: 1 + faults.duplicates }, () => isTaken(trade, notice));
    const taken = (await Promise.all(copies)).includes(true);
    if (stopping.signal.aborted) return;
    notice.tries += 1;
    notice.delivered = taken;
    const pause = basePauseMs * 2 ** (notice.tries - 1);
    notice.nextAt = new Date(Date.now() + pause).toISOString();
    store.save(trade);
    if (!taken && notice.tries < maxTries) schedule(trade, notice, pause);
  }

  function schedule(trade: Trade, notice: Notice, inMs: number) {
    if (stopping.signal.aborted || timers.has(notice.noticeId)) return;
    timers.set(
      notice.noticeId,
      setTimeout(() => void deliver(trade, notice), inMs),
    );
  }

  return {
    sendOnce,
    announce: (trade, notice) => schedule(trade, notice, 0),
    resume: () => {
      for (const trade of store.all())
        for (const notice of trade.notices)
          if (!notice.delivered && notice.tries < maxTries)
            schedule(trade, notice, Math.max(0, new Date(notice.nextAt).getTime() - Date.now()));
    },
    stop: () => {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
