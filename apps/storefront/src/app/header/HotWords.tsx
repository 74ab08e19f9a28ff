import { toast, useApiQuery } from '@yigou/web-kit';
import { useEffect } from 'react';
import { SiteLink } from '../../ui/SiteLink';
import { searchPath } from '../paths';
import styles from './HotWords.module.css';

const asked = { searchId: 0, companyId: 0, searchKey: '', viewOrder: 0, hotUrl: '' };
const fiveMinutes = 5 * 60_000;

export function HotWords() {
  const words = useApiQuery('ProductToC/GetHotSearchList', asked, { staleTime: fiveMinutes });
  useEffect(() => {
    if (words.isError) toast.error('获取热搜词失败');
  }, [words.isError]);

  return (
    <ul className={styles.words} aria-label="热搜词">
      {words.data?.resultData.map((word) => (
        <li key={word.searchId}>
          <SiteLink to={word.hotUrl || searchPath({ keyword: word.searchKey })}>{word.searchKey}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
