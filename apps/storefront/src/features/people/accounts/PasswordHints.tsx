import styles from './PasswordHints.module.css';
import { passwordParts, passwordStrength } from './password.rules';

/** The rule, ticked part by part while the password is typed. */
export function PasswordHints({ password }: { password: string }) {
  const strength = passwordStrength(password);
  return (
    <div className={styles.hints}>
      <ul>
        {passwordParts(password).map((part) => (
          <li key={part.text} data-ok={part.ok || undefined}>
            <svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" aria-hidden="true">
              {part.ok ? (
                <path d="m3 7.5 2.7 2.7L11 4.8" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
              ) : (
                <circle cx="7" cy="7" r="4" strokeWidth="1.5" />
              )}
            </svg>
            {part.text}
            <span className="spoken">{part.ok ? '，已满足' : '，未满足'}</span>
          </li>
        ))}
      </ul>
      {password && (
        <p className={styles.strength} data-strength={strength}>
          <i />
          密码强度：{strength}
        </p>
      )}
    </div>
  );
}
