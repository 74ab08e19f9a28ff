import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config';
import { privateFile, privateFolder } from '../lib/privateFiles';
import { createMailer, type ReadFile } from './mail';
import type { Deliver } from './outbox';
import type { Sms } from './outbox.tables';

type SendSms = (sms: Sms) => Promise<void>;

const answerWithinMs = 20_000;

/** With SMS_URL each one is posted there as JSON; without it it lies beside the mails. */
function createTexter({ smsUrl, dataDir }: Pick<Config, 'smsUrl' | 'dataDir'>): SendSms {
  if (smsUrl)
    return async ({ to, text }) => {
      const answer = await fetch(smsUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ to, text }),
        signal: AbortSignal.timeout(answerWithinMs),
      });
      if (!answer.ok) throw new Error(`the gateway for short messages answered ${answer.status}`);
    };
  const folder = join(dataDir, 'mail');
  return async ({ to, text }) => {
    await mkdir(folder, privateFolder);
    const message = JSON.stringify({ to, text }, null, 2);
    await writeFile(join(folder, `${Date.now()}-${randomUUID()}.sms.json`), message, privateFile);
  };
}

type DeliveryConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'smsUrl'>;

/** Each message by the way it goes. `shop`: under which address the shop is reached. */
export function createDelivery(config: DeliveryConfig, shop: () => string, readFile: ReadFile): Deliver {
  const sendMail = createMailer(config, shop, readFile);
  const sendSms = createTexter(config);
  return (message) => (message.kind === 'mail' ? sendMail(message) : sendSms(message));
}
