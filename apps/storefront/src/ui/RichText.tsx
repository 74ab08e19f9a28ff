import styles from './RichText.module.css';

/** Long text from an editor: an article, the agreement, the words and pictures of a product. */
export const RichText = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it against a list of tags when it was saved.
  <div className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />
);
