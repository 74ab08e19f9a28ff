import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { formatDate } from '@yigou/contract/ground/time';
import type { Faults } from './faults';
import { writeWhole } from './files';
import { type Answer, type Call, json, parseJson } from './http';
import { filesOf, type WantedInvoice } from './invoicing.files';
import { type InvoicingKeys, isSigned, signInvoicing } from './invoicing.sign';
import { randomDigits } from './keys';

type Job = {
  wanted: WantedInvoice;
  state: 'accepted' | 'issued' | 'failed';
  invoiceNo: string;
  issuedOn: string;
  message: string;
};

/** How a notify lies, for tests. */
export type InvoiceLie = 'signature' | 'stale';

const notifyTries = 8;
const answerWithinMs = 5000;

function loadKeys(folder: string): InvoicingKeys {
  const file = join(folder, 'invoicing.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as InvoicingKeys;
  const keys = { app: `app${randomDigits(8)}`, secret: randomBytes(32).toString('hex') };
  writeWhole(file, keys);
  return keys;
}

/** Every number ever given; a request that comes again gets the same answer. */
function openJobs(folder: string) {
  const place = join(folder, 'invoices');
  mkdirSync(place, { recursive: true, mode: 0o700 });
  const jobs = new Map<string, Job>();
  for (const name of readdirSync(place).filter((each) => each.endsWith('.json'))) {
    const job = JSON.parse(readFileSync(join(place, name), 'utf8')) as Job;
    jobs.set(job.wanted.requestNo, job);
  }
  return {
    find: (requestNo: string) => jobs.get(requestNo),
    all: () => [...jobs.values()],
    save: (job: Job) => {
      jobs.set(job.wanted.requestNo, job);
      writeWhole(join(place, `${job.wanted.requestNo}.json`), job);
    },
  };
}

const requestRule = /^[A-Za-z0-9-]{6,64}$/;

/** The service that makes invoices, as docs/invoicing-service.md describes it. */
export function createInvoicing(folder: string, faults: Faults, now: () => Date, notifyPauseMs: number) {
  const keys = loadKeys(folder);
  const jobs = openJobs(folder);
  const stopping = new AbortController();

  async function notifyOnce({ wanted, state }: Job, lie?: InvoiceLie): Promise<{ status: number; body: string }> {
    const body = JSON.stringify({ requestNo: wanted.requestNo, state });
    const headers = signInvoicing(
      lie === 'signature' ? { ...keys, secret: 'guessed' } : keys,
      body,
      lie === 'stale' ? Date.now() - 3_600_000 : Date.now(),
    );
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(answerWithinMs)]);
    const answer = await fetch(wanted.notifyUrl, { method: 'POST', headers, body, signal, redirect: 'manual' });
    return { status: answer.status, body: await answer.text() };
  }

  async function notify(job: Job): Promise<void> {
    for (let tries = 0; tries < notifyTries && !stopping.signal.aborted; tries += 1) {
      if (faults.holdNotices) return;
      const copies = Array.from({ length: 1 + faults.duplicates }, () =>
        notifyOnce(job).then(
          ({ status }) => status === 200,
          () => false,
        ),
      );
      if ((await Promise.all(copies)).includes(true)) return;
      await pause(notifyPauseMs * 2 ** tries, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  function finish(job: Job): void {
    if (job.state !== 'accepted' || faults.invoices === 'hold') return;
    if (faults.invoices === 'fail') Object.assign(job, { state: 'failed', message: '购买方税号在税务系统中不存在' });
    else {
      const issuedOn = formatDate(now());
      Object.assign(job, { state: 'issued', issuedOn, invoiceNo: `${issuedOn.slice(2, 4)}31${randomDigits(16)}` });
    }
    jobs.save(job);
    void notify(job);
  }

  const told = (job: Job) => ({
    requestNo: job.wanted.requestNo,
    state: job.state,
    ...(job.state === 'failed' && { message: job.message }),
    ...(job.state === 'issued' && {
      invoiceNo: job.invoiceNo,
      issuedOn: job.issuedOn,
      files: filesOf(job.wanted, job),
    }),
  });

  function signedAnswer(content: unknown): Answer {
    const body = JSON.stringify(content);
    return { status: 200, headers: signInvoicing(keys, body), body };
  }

  function take(wanted: WantedInvoice): Answer {
    const known = jobs.find(wanted.requestNo);
    if (known && JSON.stringify(known.wanted) !== JSON.stringify(wanted))
      return signedAnswer({ requestNo: wanted.requestNo, state: 'failed', message: '同一请求号的内容不一致' });
    const job = known ?? { wanted, state: 'accepted' as const, invoiceNo: '', issuedOn: '', message: '' };
    if (!known) {
      jobs.save(job);
      // Made after it was accepted, as a real service does: the answer tells no number.
      setTimeout(() => finish(job), 0);
    }
    return signedAnswer(told(job));
  }

  return {
    keys,
    finishAll: () => jobs.all().forEach(finish),
    forge: (requestNo: string, lie: InvoiceLie) => {
      const job = jobs.find(requestNo);
      return job && notifyOnce(job, lie);
    },
    answer: (call: Call): Answer => {
      if (!isSigned(keys, call.headers, call.body)) return json(401, { message: '签名不正确' });
      const content = parseJson(call.body) as WantedInvoice | undefined;
      if (!content || !requestRule.test(String(content.requestNo))) return json(400, { message: '无法识别' });
      if (call.path === '/invoicing/invoices') return take(content);
      const job = jobs.find(content.requestNo);
      return signedAnswer(job ? told(job) : { requestNo: content.requestNo, state: 'unknown' });
    },
    stop: () => stopping.abort(),
  };
}
