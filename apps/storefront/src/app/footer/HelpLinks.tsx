import type { BottomBlock } from '@yigou/contract/goods/sites';
import { LazyImage } from '@yigou/web-kit';
import { Link } from 'react-router';
import { helpPath } from '../paths';
import styles from './Footer.module.css';

export const HelpLinks = ({ help }: { help: BottomBlock<'bottomHelp'> }) => (
  <div className={styles.helpArea}>
    <nav aria-label="帮助" className={`frame ${styles.help}`}>
      {help.list.map((group) => (
        <section key={group.docTitle}>
          <h2>{group.docTitle}</h2>
          <ul>
            {group.children.map((doc) => (
              <li key={doc.docId}>
                <Link to={helpPath(doc.docId)}>{doc.docTitle}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {help.isCode === 1 && help.codeImg && (
        <figure className={styles.code}>
          <LazyImage src={help.codeImg} alt={help.codeTitle || '二维码'} width={104} height={104} />
          {help.codeTitle && <figcaption>{help.codeTitle}</figcaption>}
        </figure>
      )}
    </nav>
  </div>
);
