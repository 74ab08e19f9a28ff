import { formatTime } from '@yigou/contract/ground/time';
import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CallDeps } from '../../ground/http/bind';
import { allowNonce } from '../../ground/http/security';
import { outbox } from '../../ground/jobs/outbox.tables';
import { escapeHtml } from '../../ground/lib/html';

export const mailboxPath = '/demo/mail';
const shownMost = 100;

const style = `body{max-width:760px;margin:24px auto;padding:0 16px;font:14px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif;color:#1f2329;background:#f5f6f8}
h1{font-size:18px}li{margin:0 0 12px;padding:16px 20px;background:#fff;border-radius:8px;list-style:none;overflow-wrap:anywhere}ul{padding:0}
h2{margin:0;font-size:15px}small{color:#5c6470}pre{margin:8px 0;font:inherit;white-space:pre-wrap}a{color:#29166f}`;

type Letter = typeof outbox.$inferSelect;

const withLinks = (html: string): string =>
  html.replace(/https?:\/\/[^\s<"]+/g, (url) => `<a href="${url}">${url}</a>`);

function letter({ message, createdAt }: Letter): string {
  const { subject, link } = message.kind === 'mail' ? message : { subject: '短信', link: '' };
  return `<li><h2>${escapeHtml(subject)}</h2><small>${formatTime(createdAt)}　收件人 ${escapeHtml(message.to)}</small>
<pre>${withLinks(escapeHtml(message.text))}</pre>${link ? `<a href="/#${escapeHtml(link)}">打开邮件中的链接</a>` : ''}</li>`;
}

const page = (letters: readonly Letter[], nonce: string): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>演示信箱</title><link rel="icon" href="data:,"><style nonce="${nonce}">${style}</style></head><body><main>
<h1>演示信箱</h1><p>本站没有配置邮件服务器，发出的邮件都留在这里，任何人可见。正式使用时请设置 SMTP_URL。</p>
${letters.length > 0 ? `<ul>${letters.map(letter).join('')}</ul>` : '<p>暂无邮件。</p>'}</main></body></html>`;

/**
 * What a demo without a mail server would have sent: whoever tries it reads the mails as their receivers would. It is no
 * page of the shop, whose public addresses are fixed.
 */
export function bindMailbox(app: FastifyInstance, { database }: Pick<CallDeps, 'database'>): void {
  app.get(mailboxPath, async (request, reply) => {
    const letters = await database.db.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(shownMost);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page(letters, allowNonce(request, reply)));
  });
}
