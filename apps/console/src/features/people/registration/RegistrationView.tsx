import type { Registration } from '@yigou/contract/people/registration.console';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { ApproveForm } from './ApproveForm';
import { ComparedFields } from './ComparedFields';
import { Decided } from './Decided';
import { EarlierList } from './EarlierList';
import { LicenceViewer } from './LicenceViewer';
import styles from './RegistrationView.module.css';
import { useRegistration } from './registration.api';
import { comparedOf } from './registration.rules';

type RegistrationViewProps = { registrationId: number; onDecided: () => void };

/** The licence in the middle, what was filled in at the right; the same numbers on both sides. */
export function RegistrationView({ registrationId, onDecided }: RegistrationViewProps) {
  const { data, isError, refetch } = useRegistration(registrationId);
  if (isError)
    return <Alert type="error" title="注册资料加载失败" action={<Button onClick={() => refetch()}>重试</Button>} />;
  if (!data) return <Skeleton active className={styles.waiting ?? ''} />;
  return <Opened registration={data.resultData} onDecided={onDecided} />;
}

function Opened({ registration, onDecided }: { registration: Registration; onDecided: () => void }) {
  const [at, setAt] = useState(0);
  const [seen, setSeen] = useState<readonly number[]>([]);
  const fields = comparedOf(registration);

  /** Ticked off, and on to the next that is not. */
  function tick(place: number) {
    const isSeen = seen.includes(place);
    const ticked = isSeen ? seen.filter((each) => each !== place) : [...seen, place];
    setSeen(ticked);
    const next = fields.findIndex((_, each) => !ticked.includes(each));
    setAt(isSeen || next < 0 ? place : next);
  }

  const field = fields[at];
  return (
    <article className={styles.view} aria-label={registration.companyName}>
      <LicenceViewer
        licence={registration.licence}
        compared={field && { ...field, no: at + 1, seen: seen.includes(at) }}
        onTick={() => tick(at)}
      />
      <div className={styles.side}>
        <header>
          <h2>{registration.companyName}</h2>
          <p>
            {registration.createTime.slice(0, 16)} 提交，管理员账号 {registration.accountNo}
          </p>
        </header>
        <ComparedFields fields={fields} at={at} seen={seen} onLook={setAt} onTick={tick} />
        <EarlierList earlier={registration.earlier} />
        {registration.actions.length > 0 ? (
          <ApproveForm registration={registration} onDecided={onDecided} />
        ) : (
          <Decided registration={registration} />
        )}
      </div>
    </article>
  );
}
