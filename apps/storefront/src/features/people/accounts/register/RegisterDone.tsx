import { registrationAnswerHours } from '@yigou/contract/people/registration.terms';
import { useEffect, useRef } from 'react';
import { paths } from '../../../../app/paths';
import { ButtonLink } from '../../../../ui/ButtonLink';
import styles from './RegisterDone.module.css';

export function RegisterDone({ inReview }: { inReview: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.done}>
      <svg width="72" height="72" viewBox="0 0 72 72" fill="none" aria-hidden="true">
        <circle cx="36" cy="36" r="34" className={styles.ring} />
        <path d="m22 37 10 10 19-21" className={styles.tick} />
      </svg>
      <h1 ref={heading} tabIndex={-1}>
        {inReview ? '资料已提交，审核通过后即可登录' : '注册成功'}
      </h1>
      <p>
        {inReview
          ? `审核结果将在 ${registrationAnswerHours} 小时内发送至联系人邮箱，通过后使用注册的账号或手机号登录。`
          : '您的账号是企业管理员，登录后即可采购，并为同事开通账号。'}
      </p>
      <div className={styles.next}>
        {!inReview && (
          <ButtonLink kind="primary" to={paths.login}>
            去登录
          </ButtonLink>
        )}
        <ButtonLink to={paths.home}>返回首页</ButtonLink>
      </div>
    </div>
  );
}
