import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Config } from '../config';
import { privateFile, privateFolder } from '../lib/privately';
import type { SendMail } from './outbox';

/** With SMTP_URL mail goes out; without it each one is kept as an .eml file that any mail program opens. */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): SendMail {
  const { smtpUrl, mailFrom, dataDir } = config;
  if (smtpUrl) {
    const transport = nodemailer.createTransport(smtpUrl);
    return async ({ to, subject, text }) => {
      await transport.sendMail({ from: mailFrom, to, subject, text });
    };
  }
  const folder = join(dataDir, 'mail');
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return async ({ to, subject, text }) => {
    const { message } = await transport.sendMail({ from: mailFrom, to, subject, text });
    await mkdir(folder, privateFolder);
    await writeFile(join(folder, `${Date.now()}-${randomUUID()}.eml`), message as Buffer, privateFile);
  };
}
