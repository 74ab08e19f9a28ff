import { fenToYuan, formatYuan, splitYuan } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import type { Answer } from './http';
import { pageStyle } from './pages.css';
import type { ChannelName, Trade } from './store';
import { refundedOf } from './trades';

const merchantName = '易购电商平台（沙箱商户）';

const channels: Record<ChannelName, { name: string; brand: string }> = {
  alipay: { name: '支付宝', brand: '#1466d8' },
  wechat: { name: '微信支付', brand: '#067a3f' },
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

type Frame = { title: string; brand: string; inner: string; status?: number; home?: string };

const page = ({ title, brand, inner, status = 200, home }: Frame): Answer => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'",
  },
  body: `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} - 沙箱</title><link rel="icon" href="data:,"><style>${pageStyle}:root{--brand:${brand}}</style></head><body>
<div class="stripe"><b>沙箱</b>这里是测试用的支付网关，不会发生真实扣款</div>
<header class="top"><i></i>${title}${home ? `<a href="${home}">全部交易</a>` : ''}</header>${inner}</body></html>`,
});

function sum(trade: Trade): string {
  const { whole, decimals } = splitYuan(fenToYuan(trade.amount));
  return `<p class="sum"><small>¥</small>${whole}.${decimals}</p>`;
}

const row = (name: string, value: string) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`;

const details = (trade: Trade): string =>
  `<dl>${row('收款商户', merchantName)}${row('商品', trade.subject)}${row('商户单号', trade.outTradeNo)}${row('请在此前付款', formatTime(new Date(trade.expiresAt)))}</dl>`;

/** `action` is relative, so that the pages work behind any prefix. */
export function payPage(trade: Trade, action: string): Answer {
  const { name, brand } = channels[trade.channel];
  const isPhone = trade.channel === 'wechat';
  return page({
    title: isPhone ? '微信支付' : '支付宝收银台',
    brand,
    home: isPhone ? '../' : './',
    inner: `<main${isPhone ? ' class="phone"' : ''}><h1>使用${name}付款</h1>${sum(trade)}${details(trade)}
<form method="post" action="${action}"><input type="hidden" name="token" value="${escapeHtml(trade.token)}">
<button class="yes" name="choice" value="pay">付款</button><button class="no" name="choice" value="refuse">拒绝付款</button></form></main>`,
  });
}

export function resultPage(trade: Trade, title: string, text: string): Answer {
  const back = trade.returnUrl ? `<a class="link no" href="${escapeHtml(trade.returnUrl)}">返回商户</a>` : '';
  return page({
    title: channels[trade.channel].name,
    brand: channels[trade.channel].brand,
    home: './',
    inner: `<main class="phone"><h1>${title}</h1>${sum(trade)}<p class="note">${text}</p>${back && `<div class="actions">${back}</div>`}</main>`,
  });
}

export const errorPage = (text: string, home = './'): Answer =>
  page({
    title: '无法付款',
    brand: '#c9302c',
    status: 400,
    home,
    inner: `<main><h1>无法付款</h1><p class="note">${escapeHtml(text)}</p></main>`,
  });

function stateOf(trade: Trade, isExpired: (trade: Trade) => boolean): string {
  if (trade.state === 'closed') return '已关闭';
  if (trade.state === 'waiting') return isExpired(trade) ? '已过期' : '待付款';
  const refunded = refundedOf(trade);
  if (refunded === 0) return '已付款';
  return refunded === trade.amount ? '已全额退款' : `已退款 ${formatYuan(fenToYuan(refunded))}`;
}

const listed = 50;

function table(trades: Trade[], isExpired: (trade: Trade) => boolean): string {
  if (trades.length === 0) return '<p class="empty">暂无交易</p>';
  const rows = trades
    .slice(0, listed)
    .map(
      (trade) =>
        `<tr><td>${channels[trade.channel].name}</td><td>${escapeHtml(trade.outTradeNo)}</td><td>${escapeHtml(trade.subject)}</td>` +
        `<td class="money">${formatYuan(fenToYuan(trade.amount))}</td><td>${stateOf(trade, isExpired)}</td><td>${formatTime(new Date(trade.createdAt))}</td></tr>`,
    );
  return `<table><thead><tr><th>渠道</th><th>商户单号</th><th>商品</th><th class="money">金额</th><th>状态</th><th>创建时间</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

export function indexPage(trades: Trade[], isExpired: (trade: Trade) => boolean): Answer {
  const latest = [...trades].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  const isOpen = (trade: Trade) => trade.state === 'waiting' && !isExpired(trade);
  return page({
    title: '支付沙箱',
    brand: '#29166f',
    inner: `<main class="wide"><h1>待付款的交易</h1>${table(latest.filter(isOpen), isExpired)}
<h2>其他交易（最近 ${listed} 笔）</h2>${table(
      latest.filter((trade) => !isOpen(trade)),
      isExpired,
    )}</main>`,
  });
}
