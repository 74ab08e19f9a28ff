import { paths } from '../../../app/paths';
import { useSite } from '../../../app/site';
import { ButtonLink } from '../../../ui/ButtonLink';
import { type Notice, Notices } from './Notices';
import styles from './SideCard.module.css';

export function VisitorCard({ notices }: { notices: readonly Notice[] }) {
  const { title } = useSite();
  return (
    <aside className={styles.card} aria-label="欢迎">
      <div className={styles.hello}>
        <span className={styles.face} aria-hidden="true">
          <svg width="26" height="26" viewBox="0 0 26 26" fill="currentColor" aria-hidden="true">
            <circle cx="13" cy="9" r="5" />
            <path d="M3.5 23a9.5 8.5 0 0 1 19 0z" />
          </svg>
        </span>
        <p className={styles.greeting}>您好，欢迎来到{title}</p>
      </div>
      <p className={styles.lead}>登录后可查看贵公司的协议价，在线下单、审批与对账</p>
      <div className={styles.doors}>
        <ButtonLink to={paths.login} kind="primary">
          登录
        </ButtonLink>
        <ButtonLink to={paths.register}>免费注册</ButtonLink>
      </div>
      <Notices notices={notices} most={5} />
    </aside>
  );
}
