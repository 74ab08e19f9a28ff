import { type AlipayConfig, createAlipay } from './alipay.adapter';
import type { Channel, ChannelName } from './channels.rules';
import { createWechat, type WechatConfig } from './wechat.adapter';

export type { AlipayConfig } from './alipay.adapter';
export { createAlipay } from './alipay.adapter';
export { GatewayRefused, GatewayUnavailable, mayPassLater as passesLater } from './channels.rules';
export type { WechatConfig } from './wechat.adapter';
export { createWechat } from './wechat.adapter';

export type Channels = Record<ChannelName, Channel>;

export const createChannels = (config: { alipay: AlipayConfig; wechat: WechatConfig }): Channels => ({
  alipay: createAlipay(config.alipay),
  wechat: createWechat(config.wechat),
});
