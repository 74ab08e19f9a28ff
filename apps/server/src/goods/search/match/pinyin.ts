import type { SearchMemory } from '../shelf/memory';
import { splitInto } from '../words/typos.rules';
import { soundsOf } from '../words/words.rules';
import { vocabularyOf } from './vocabulary';

const lettersApart = /[a-z]+(?: [a-z]+)+/g;
const halfSounds = /(?<![a-z\d])(?=[a-z]*\p{Script=Han}+[a-z]|[a-z]+\p{Script=Han})[a-z\p{Script=Han}]+(?![a-z\d])/gu;

const pinyinIn = (text: string, part: 0 | 1) => text.replace(/\p{Script=Han}+/gu, (han) => soundsOf(han)[part]);
const hasAllHan = (word: string, text: string) => [...text].every((sign) => /[a-z]/.test(sign) || word.includes(sign));

/** Half in letters, or in letters with blanks: 会议zhuo is 会议桌, 打yj is 打印机, zhongxing bi is 中性笔. */
export function replacePinyin(memory: SearchMemory, typed: string): string {
  const { sounds } = memory.directory;
  const isName = (letters: string) => memory.shelf.names.has(letters) || memory.directory.brandWords.has(letters);
  return typed
    .toLowerCase()
    .replace(lettersApart, (each) => {
      const joined = each.replaceAll(' ', '');
      return sounds.get(joined)?.[0] ?? (each.split(' ').some(isName) ? each : (wordsBySound(memory, joined) ?? each));
    })
    .replace(halfSounds, (each) => {
      const heard = [pinyinIn(each, 0), pinyinIn(each, 1)].flatMap((sound) => sounds.get(sound) ?? []);
      const whole = heard.find((word) => hasAllHan(word, each));
      return whole ?? (each.match(/[a-z]+/g)?.every(isName) ? each : (wordsBySound(memory, each) ?? each));
    });
}

/** Several words at once: jiaota垃圾tong is 脚踏 and 垃圾桶, heise zhongxing bi is 黑色 and 中性笔. */
function wordsBySound(memory: SearchMemory, text: string): string | undefined {
  const ours = vocabularyOf(memory);
  const { sounds } = memory.directory;
  const meant = splitInto(text, (piece) => {
    if (ours.has(piece) || /^\p{Script=Han}$/u.test(piece)) return piece;
    const sound = pinyinIn(piece, 0);
    return [...(sounds.get(sound) ?? []), ours.findBySound(sound) ?? ''].find(
      (word) => word.length > 1 && hasAllHan(word, piece),
    );
  });
  return meant?.map((word) => ` ${word} `).join('');
}
