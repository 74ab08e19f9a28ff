import { toast } from '@yigou/web-kit';
import { useEffect } from 'react';
import { useHotWords } from '../../features/goods/search/shared/useHotWords';
import { SiteLink } from '../../ui/SiteLink';
import { searchPath, sitePath } from '../paths';
import styles from './HotWords.module.css';

export function HotWords() {
  const words = useHotWords();
  useEffect(() => {
    if (words.isError) toast.error('获取热搜词失败');
  }, [words.isError]);

  return (
    <ul className={styles.words} aria-label="热搜词">
      {words.data?.resultData.map((word) => (
        <li key={word.searchId}>
          <SiteLink to={sitePath(word.hotUrl) || searchPath({ keyword: word.searchKey })}>{word.searchKey}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
