import { CallError } from '@yigou/web-kit';
import { useSearchParams } from 'react-router';
import { paths } from '../../../../app/paths';
import { ButtonLink } from '../../../../ui/ButtonLink';
import { EmptyState, ErrorState, Skeleton } from '../../../../ui/States';
import { useLink } from '../approvals.api';
import styles from './ApprovalLinkPage.module.css';
import { LinkOrder } from './LinkOrder';
import { LinkOver } from './LinkOver';

/** From a mail, on a phone, without logging in: one order, one decision. */
export function ApprovalLinkPage() {
  const code = useSearchParams()[0].get('code')?.trim() ?? '';
  return (
    <div className={styles.page}>{code ? <Asked code={code} /> : <Broken text="链接不完整，请从邮件中重新打开" />}</div>
  );
}

function Asked({ code }: { code: string }) {
  const { data, error, isPending, refetch } = useLink(code);
  if (isPending) return <Waiting />;
  if (error instanceof CallError) return <Broken text={error.message} />;
  if (!data) return <ErrorState text="审批加载失败，请检查网络" onRetry={() => refetch()} />;
  const { state, order } = data.resultData;
  if (state === 'open' && order) return <LinkOrder code={code} link={data.resultData} order={order} />;
  return <LinkOver link={data.resultData} />;
}

const Broken = ({ text }: { text: string }) => (
  <section className={styles.card}>
    <h1 className={styles.title}>订单审批</h1>
    <EmptyState title={text}>
      <ButtonLink kind="primary" to={paths.myApprove}>
        登录后处理
      </ButtonLink>
    </EmptyState>
  </section>
);

const Waiting = () => (
  <div className={styles.waiting} aria-busy="true">
    <Skeleton height={140} />
    <Skeleton height={90} />
    <Skeleton height={220} />
  </div>
);
