import { Link } from 'react-router';
import { useApiQuery } from '../../../../app/client';
import { paths, withQuery } from '../../../../app/paths';
import styles from './WordTabs.module.css';

const tabs = {
  typed: '人们搜了什么',
  synonyms: '同义词',
  hot: '热搜词',
  leads: '词的去向',
  pins: '置顶与隐藏',
} as const;
export type WordTab = keyof typeof tabs;

const pathOf = (tab: WordTab): string => (tab === 'typed' ? paths.typedWords : withQuery(paths.searchWords, { tab }));

/** All that is kept about words: two pages that look like one. */
export function WordTabs({ current }: { current: WordTab }) {
  const { data } = useApiQuery('SearchWord/GetCounts', {});
  const counts: Partial<Record<WordTab, number>> = data?.resultData ?? {};
  return (
    <nav className={styles.tabs} aria-label="搜索词">
      {(Object.keys(tabs) as WordTab[]).map((tab) => (
        <Link key={tab} to={pathOf(tab)} aria-current={tab === current ? 'page' : undefined}>
          {tabs[tab]} <small>{counts[tab]?.toLocaleString('zh-CN')}</small>
        </Link>
      ))}
    </nav>
  );
}
