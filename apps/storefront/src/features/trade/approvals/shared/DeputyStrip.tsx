import { today } from '@yigou/web-kit';
import type { ReactNode } from 'react';
import { useMay } from '../../../people/accounts/shared/useMay';
import styles from './DeputyStrip.module.css';
import { useDeputy } from './deputy.api';
import { actingText, deputyText } from './deputy.rules';

/** Who stands in for whom until when, for both of them; nothing where nobody does. `change` leads to where it is set. */
export function DeputyStrip({ change }: { change: ReactNode }) {
  const { data } = useDeputy(useMay('order/myApprove'));
  if (!data) return null;
  const [mine, acting] = [deputyText(data.resultData, today()), actingText(data.resultData)];
  if (!mine && !acting) return null;
  return (
    <section className={styles.strip} aria-label="代理审批">
      {mine && (
        <p>
          {mine} {change}
        </p>
      )}
      {acting && <p>{acting}</p>}
    </section>
  );
}
