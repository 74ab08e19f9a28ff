import { Button } from '../../../ui/Button';
import { RichText } from '../../../ui/RichText';
import { ErrorState, Skeleton } from '../../../ui/States';
import styles from './AgreementPage.module.css';
import { useAgreement } from './help.api';

export function AgreementPage() {
  const { data, isPending, isError, refetch } = useAgreement();
  return (
    <article className={styles.page}>
      {isPending && (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton height={34} width={280} />
          <Skeleton height={16} width={220} />
          <Skeleton height={420} />
        </div>
      )}
      {isError && <ErrorState text="协议加载失败" onRetry={() => refetch()} />}
      {data && (
        <>
          <header className={styles.head}>
            <h1>{data.resultData.docTitle}</h1>
            <p>
              <span>版本：{data.resultData.version}</span>
              <span>生效日期：{data.resultData.effectiveDate}</span>
              <Button kind="text" className={styles.print} onClick={() => window.print()}>
                打印
              </Button>
            </p>
          </header>
          <RichText html={data.resultData.html} />
        </>
      )}
    </article>
  );
}
