import styles from './ArticleBody.module.css';

/** Long text of the help centre and of the agreement. */
export const ArticleBody = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it against a list of tags when it was saved.
  <div className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />
);
