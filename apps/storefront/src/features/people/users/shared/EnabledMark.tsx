import styles from './users.module.css';

export const EnabledMark = ({ enabled }: { enabled: boolean }) => (
  <span className={styles.mark} data-on={enabled || undefined}>
    {enabled ? '启用' : '停用'}
  </span>
);
