import { GatewayRefused, GatewayUnavailable, gatewayTimeoutMs } from './channels.rules';
import { authorization, checkSignature, type Merchant, readPlatformKeys } from './wechat.signing';

export type WechatClientConfig = Merchant & {
  /** https://api.mch.weixin.qq.com, or the sandbox */
  baseUrl: string;
  /** serial or PUB_KEY_ID_… → PEM of the public key or of the certificate */
  platformKeys: Record<string, string>;
};

export type WechatAnswer = Record<string, unknown>;

type WechatClient = {
  get: (target: string) => Promise<WechatAnswer>;
  post: (target: string, content: unknown) => Promise<WechatAnswer>;
};

/** Signs what goes out, believes nothing that comes back unsigned. */
export function createWechatClient(config: WechatClientConfig): WechatClient {
  const keys = readPlatformKeys(config.platformKeys);
  const publicKeyId = Object.keys(config.platformKeys).find((serial) => serial.startsWith('PUB_KEY_ID_'));

  async function exchange(method: 'GET' | 'POST', target: string, body: string) {
    const answer = await fetch(config.baseUrl + target, {
      method,
      headers: {
        authorization: authorization(config, method, target, body),
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': 'yigou',
        // While a merchant moves from certificates to the public key, this asks for answers signed with the latter.
        ...(publicKeyId && { 'wechatpay-serial': publicKeyId }),
      },
      ...(method === 'POST' && { body }),
      signal: AbortSignal.timeout(gatewayTimeoutMs),
      redirect: 'error',
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const headers = Object.fromEntries(answer.headers);
    // A request whose signature failed is answered unsigned; everything else is signed, refusals included.
    if (answer.ok || headers['wechatpay-signature']) checkSignature(headers, bytes, keys);
    const text = bytes.toString('utf8');
    return { status: answer.status, content: (text ? JSON.parse(text) : {}) as WechatAnswer };
  }

  async function call(method: 'GET' | 'POST', target: string, body = ''): Promise<WechatAnswer> {
    const { status, content } = await exchange(method, target, body).catch((cause: unknown) => {
      throw new GatewayUnavailable('wechat', cause);
    });
    if (status >= 500 || status === 429) throw new GatewayUnavailable('wechat', `${status} ${content.code ?? ''}`);
    if (status >= 300) throw new GatewayRefused('wechat', String(content.code), String(content.message));
    return content;
  }

  return {
    get: (target) => call('GET', target),
    post: (target, content) => call('POST', target, JSON.stringify(content)),
  };
}
