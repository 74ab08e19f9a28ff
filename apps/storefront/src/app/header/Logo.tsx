import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths';
import { findBlock, useSite } from '../site';
import styles from './Logo.module.css';

export function Logo() {
  const { title, tempData } = useSite();
  const head = findBlock(tempData.topContent, 'siteHead');
  const [brokenUrl, setBrokenUrl] = useState('');
  const logoUrl = head?.logoUrl;
  return (
    <Link to={paths.home} className={styles.logo} aria-label={`${title}，返回首页`}>
      {logoUrl && logoUrl !== brokenUrl ? (
        <img className={styles.picture} src={logoUrl} alt="" height={44} onError={() => setBrokenUrl(logoUrl)} />
      ) : (
        <span className={styles.mark} aria-hidden="true">
          {[...title][0]}
        </span>
      )}
      <span className={styles.words}>
        <strong className={styles.title} title={title}>
          {title}
        </strong>
        {head?.slogan && <span className={styles.slogan}>{head.slogan}</span>}
      </span>
    </Link>
  );
}
