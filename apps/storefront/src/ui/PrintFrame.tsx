import { PrintSheet as Sheet } from '@yigou/web-kit';
import type { ReactNode } from 'react';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';
import styles from './PrintFrame.module.css';

type PrintFrameProps = {
  title: string;
  back: { to: string; text: string };
  disabled?: boolean;
  children: ReactNode;
};

/** On the screen as it will be on paper; only the sheets are printed. */
export const PrintFrame = ({ title, back, disabled = false, children }: PrintFrameProps) => (
  <div className={styles.page}>
    <header className={styles.tools}>
      <h1>{title}</h1>
      <ButtonLink to={back.to}>{back.text}</ButtonLink>
      <Button kind="primary" disabled={disabled} onClick={() => window.print()}>
        打印
      </Button>
    </header>
    {children}
  </div>
);

type PrintSheetProps = { label?: string; className: string | undefined; children: ReactNode };

export const PrintSheet = ({ label, className, children }: PrintSheetProps) => (
  // On a phone it is moved sideways, by keys too.
  <Sheet className={`${styles.sheet} ${className}`} aria-label={label} tabIndex={0}>
    {children}
  </Sheet>
);
