import styles from './DetailBody.module.css';

/** The product's own page of words and pictures. */
export const DetailBody = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it against a list of tags when it was saved.
  <div className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />
);
