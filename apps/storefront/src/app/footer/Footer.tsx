import { useLocation } from 'react-router';
import { paths } from '../paths';
import { findBlock, useSite } from '../site';
import styles from './Footer.module.css';
import { FooterLines } from './FooterLines';
import { HelpLinks } from './HelpLinks';

export function Footer() {
  const { pathname } = useLocation();
  const { bottomContent } = useSite().tempData;
  const promise = findBlock(bottomContent, 'servicePromise');
  const help = findBlock(bottomContent, 'bottomHelp');
  return (
    <footer className={styles.footer}>
      {promise && promise.items.length > 0 && (
        <ul className={`frame ${styles.promises}`} aria-label="服务承诺">
          {promise.items.map((item) => (
            <li key={item.label}>
              <img src={item.icon} alt="" width={36} height={36} />
              <span>
                <strong>{item.label}</strong>
                <span>{item.text}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {help && pathname !== paths.home && <HelpLinks help={help} />}
      <div className={styles.lines}>
        <FooterLines />
      </div>
    </footer>
  );
}
