import { yuanToFen } from './money';

const digits = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'];
const places = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿', '万亿'];

/** Four digits, without the zeros in front: 1005 → 壹仟零伍. */
function groupText(group: number): string {
  let text = '';
  let gap = false;
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(group / 10 ** place) % 10;
    if (digit === 0) {
      gap = true;
      continue;
    }
    text += `${gap && text ? '零' : ''}${digits[digit]}${places[place]}`;
    gap = false;
  }
  return text;
}

function wholeText(yuan: number): string {
  let text = '';
  for (let at = groups.length - 1; at >= 0; at -= 1) {
    const group = Math.floor(yuan / 10_000 ** at) % 10_000;
    if (group === 0) continue;
    // A gap between two groups is one 零, however wide.
    const before = Math.floor(yuan / 10_000 ** (at + 1));
    const gap = text !== '' && (group < 1000 || before % 10 === 0);
    text += `${gap ? '零' : ''}${groupText(group)}${groups[at]}`;
  }
  return text;
}

/** 人民币大写, as cheques and printed orders have it: 1005.6 → 壹仟零伍元陆角整. */
export function yuanInCapitals(yuan: number): string {
  const fen = Math.abs(yuanToFen(yuan));
  const whole = Math.floor(fen / 100);
  const [jiao, cents] = [Math.floor(fen / 10) % 10, fen % 10];
  const sign = yuan < 0 && fen > 0 ? '负' : '';
  if (fen === 0) return '零元整';
  const front = whole > 0 ? `${wholeText(whole)}元` : '';
  if (jiao === 0 && cents === 0) return `${sign}${front}整`;
  const middle = jiao > 0 ? `${digits[jiao]}角` : front && '零';
  return `${sign}${front}${middle}${cents > 0 ? `${digits[cents]}分` : '整'}`;
}
