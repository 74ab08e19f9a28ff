import { leadKinds } from '@yigou/contract/goods/searchWords.terms';
import { downloadSheet, today } from '@yigou/web-kit';
import { allRows, readHot, readLeads, readPins, readSynonyms } from './searchWords.api';
import { daysText, type readTab } from './searchWords.rules';

const sheets: Record<ReturnType<typeof readTab>, { name: string; rows: () => Promise<string[][]> }> = {
  synonyms: {
    name: '同义词',
    rows: async () => [
      ['互相找到', '单向'],
      ...(await allRows(readSynonyms)).map(({ words, oneWay }) => [words.join('、'), oneWay.join('、')]),
    ],
  },
  hot: {
    name: '热搜词',
    rows: async () => [['词', '地址'], ...(await readHot()).resultData.map(({ word, address }) => [word, address])],
  },
  leads: {
    name: '词的去向',
    rows: async () => [
      ['搜索词', '去向', '内容'],
      ...(await allRows(readLeads)).map(({ word, kind, name }) => [word, leadKinds[kind], name]),
    ],
  },
  pins: {
    name: '置顶与隐藏',
    rows: async () => [
      ['搜索词', '置顶', '隐藏', '日期'],
      ...(await allRows(readPins)).map(({ word, pinned, hidden, fromDay, toDay }) => [
        word,
        pinned.map(({ name }) => name).join('、'),
        hidden.map(({ name }) => name).join('、'),
        daysText(fromDay, toDay),
      ]),
    ],
  },
};

/** Every row of this kind. */
export async function exportWords(tab: keyof typeof sheets): Promise<void> {
  const { name, rows } = sheets[tab];
  await downloadSheet(`${name} ${today()}`, await rows());
}
