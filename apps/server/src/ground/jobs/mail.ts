import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Config } from '../../config';
import { privateFile, privateFolder } from '../lib/privateFiles';
import type { SendMail } from './outbox';
import type { Mail } from './outbox.tables';

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;
/** The bytes of a file that goes along with a mail. */
export type ReadFile = (fileId: string) => Promise<Buffer>;

/**
 * With SMTP_URL mail goes out; without it each one is kept as an .eml file that any mail program opens. `shop`: under
 * which address the shop is reached.
 */
export function createMailer(
  { smtpUrl, mailFrom, dataDir }: MailConfig,
  shop: () => string,
  readFile: ReadFile,
): SendMail {
  const contentOf = async ({ to, subject, text, link, files = [] }: Mail) => ({
    from: mailFrom,
    to,
    subject,
    text: link ? `${text}\n\n${shop()}/#${link}\n` : text,
    attachments: await Promise.all(
      files.map(async ({ fileId, fileName }) => ({ filename: fileName, content: await readFile(fileId) })),
    ),
  });
  if (smtpUrl) {
    const transport = nodemailer.createTransport(smtpUrl);
    return async (mail) => {
      await transport.sendMail(await contentOf(mail));
    };
  }
  const folder = join(dataDir, 'mail');
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail(await contentOf(mail));
    await mkdir(folder, privateFolder);
    await writeFile(join(folder, `${Date.now()}-${randomUUID()}.eml`), message as Buffer, privateFile);
  };
}
