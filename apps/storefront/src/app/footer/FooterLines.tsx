import { findBlock, useSite } from '../site';
import styles from './Footer.module.css';

const securityFilingUrl = (code: string) => `https://beian.mps.gov.cn/#/query/webSearch?code=${code}`;
const icpFilingUrl = 'https://beian.miit.gov.cn/';

const Shield = () => (
  <svg width="14" height="16" viewBox="0 0 14 16" fill="none" aria-hidden="true">
    <path d="M7 1 1.5 3v4.4c0 3.3 2.2 6 5.5 7.6 3.3-1.6 5.5-4.3 5.5-7.6V3z" stroke="currentColor" strokeWidth="1.3" />
    <path d="m4.4 7.8 1.9 1.9 3.4-3.6" stroke="currentColor" strokeWidth="1.3" strokeLinecap="round" />
  </svg>
);

/** The copyright line and the two filings every Chinese site shows. */
export function FooterLines() {
  const { bottomContent } = useSite().tempData;
  const copyright = findBlock(bottomContent, 'copyright');
  const filing = findBlock(bottomContent, 'filing');
  return (
    <div className={`frame ${styles.small}`}>
      {copyright && <p>{copyright.text}</p>}
      {filing && (
        <p className={styles.filing}>
          <a href={securityFilingUrl(filing.securityNo)} target="_blank" rel="noopener noreferrer">
            <Shield />
            {filing.securityText}
          </a>
          <a href={icpFilingUrl} target="_blank" rel="noopener noreferrer">
            {filing.icpText}
          </a>
        </p>
      )}
    </div>
  );
}
