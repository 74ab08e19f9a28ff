import { Link } from 'react-router';
import { searchWordsPath, typedWordsPath, withQuery } from '../../../../app/paths';
import styles from './WordTabs.module.css';

const tabs = {
  typed: '人们搜了什么',
  synonyms: '同义词',
  hot: '热搜词',
  leads: '词的去向',
  pins: '置顶与隐藏',
} as const;
export type WordTab = keyof typeof tabs;

const pathOf = (tab: WordTab): string => (tab === 'typed' ? typedWordsPath : withQuery(searchWordsPath, { tab }));

type WordTabsProps = { current: WordTab; counts?: Partial<Record<WordTab, number>> };

/** All that is kept about words: two pages that look like one. */
export const WordTabs = ({ current, counts = {} }: WordTabsProps) => (
  <nav className={styles.tabs} aria-label="搜索词">
    {(Object.keys(tabs) as WordTab[]).map((tab) => (
      <Link key={tab} to={pathOf(tab)} aria-current={tab === current ? 'page' : undefined}>
        {tabs[tab]} <small>{counts[tab]?.toLocaleString('zh-CN')}</small>
      </Link>
    ))}
  </nav>
);
