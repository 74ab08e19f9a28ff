import { PrintSheet as Sheet } from '@yigou/web-kit';
import { Alert, Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { PageHead } from './PageHead';
import styles from './PrintFrame.module.css';

type PrintFrameProps = {
  title: string;
  note: string;
  isPending: boolean;
  isError: boolean;
  onRetry: () => void;
  /** Nothing to print: said instead. */
  empty?: string | undefined;
  children: ReactNode;
};

/** On the screen as it will be on paper; only the sheets are printed. */
export const PrintFrame = ({ title, note, isPending, isError, onRetry, empty, children }: PrintFrameProps) => (
  <div className={styles.page}>
    <PageHead title={title} note={note}>
      <Button type="primary" disabled={isPending || isError || Boolean(empty)} onClick={() => window.print()}>
        打印
      </Button>
    </PageHead>
    {isError && <Alert type="error" title="加载失败" action={<Button onClick={onRetry}>重试</Button>} />}
    {isPending && <Skeleton active />}
    {empty && <Alert type="info" title={empty} />}
    <div className={styles.sheets}>{children}</div>
  </div>
);

export const PrintSheet = ({ label, children }: { label: string; children: ReactNode }) => (
  <Sheet className={styles.sheet} aria-label={label}>
    {children}
  </Sheet>
);
