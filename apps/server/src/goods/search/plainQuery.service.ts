import { cutCoarse } from './words/jieba';
import { kinds } from './words/lexemes.rules';
import { numberKey } from './words/numbers.rules';
import { isHan, typedWords } from './words/typedWords.rules';
import { pairsOf } from './words/words.rules';

const lexeme = (text: string, ending = ''): string => `'${text.replace(/['\\]/g, '')}'${ending}`;

/** Chinese as one word or as its neighbouring characters; letters and digits from the beginning, of a number too. */
function wordQuery(word: string): string {
  const pairs = isHan(word) ? pairsOf(word).map((pair) => lexeme(kinds.pair + pair)) : [];
  const key = numberKey(word);
  const forms = [
    lexeme(word, isHan(word) ? '' : ':*'),
    ...(pairs.length > 0 ? [`(${pairs.join(' & ')})`] : []),
    ...(isHan(word) || key === '' ? [] : [lexeme(kinds.number + key, ':*')]),
  ];
  return `(${forms.join(' | ')})`;
}

/**
 * For those who keep the goods: every word must be there as it was typed, without synonyms and without mended letters. As
 * PostgreSQL takes it; empty where nothing was typed that can be looked for.
 */
export function plainQuery(typed: string): string {
  const words = typedWords(typed, cutCoarse).filter((word) => word !== '');
  const key = numberKey(typed);
  const every = words.map(wordQuery).join(' & ');
  // A number written with blanks is found whole as well.
  return every && /^[a-z0-9]{3,}$/.test(key) ? `(${every}) | ${lexeme(kinds.number + key, ':*')}` : every;
}
