import { BlockList, isIP } from 'node:net';
import { ConfigError } from '../lib/configError';

/** Whose X-Forwarded-For and X-Forwarded-Host count: nobody's, or those of a proxy we know. */
export type Trust = false | ((address: string, hop: number) => boolean);

const off = ['', '0', 'off', 'false', 'no'];

/** Proxies live in a corner of all addresses: private networks are a hundredth of them. Who names more means everybody. */
const mostShare = 1 / 32;
/** Two of the IPv4 addresses as IPv6 writes them: a short network of that family can hold them all. */
const faraway = ['::ffff:1.1.1.1', '::ffff:200.200.200.200'];

function networksOf(texts: string[]): BlockList | null {
  const networks = new BlockList();
  const shares = { ipv4: 0, ipv6: 0 };
  for (const text of texts) {
    const [address = '', bits, ...more] = text.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const longest = family === 'ipv6' ? 128 : 32;
    const length = bits === undefined ? longest : Number(bits);
    if (!isIP(address) || more.length > 0 || bits === '' || !Number.isInteger(length)) return null;
    if (length < 0 || length > longest) return null;
    networks.addSubnet(address, length, family);
    shares[family] += 2 ** -length;
  }
  const isEverybody =
    Math.max(shares.ipv4, shares.ipv6) > mostShare || faraway.every((each) => networks.check(each, 'ipv6'));
  return isEverybody ? null : networks;
}

/** A count of proxies in front of us, or the networks they live in. Everybody is never an answer. */
export function readTrust(text = ''): Trust {
  const setting = text.trim().toLowerCase();
  if (off.includes(setting)) return false;
  if (/^[1-9]$/.test(setting)) return (_, hop) => hop < Number(setting);
  const networks = networksOf(setting.split(',').map((each) => each.trim()));
  if (!networks) {
    throw new ConfigError(
      `TRUST_PROXY 无效：${text}。请填代理的层数（如 1）或代理所在的网络（如 10.0.0.0/8,127.0.0.1）`,
    );
  }
  // An IPv4 address that arrives as ::ffff:1.2.3.4 is found among IPv4 networks by BlockList itself.
  return (address) => isIP(address) > 0 && networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
