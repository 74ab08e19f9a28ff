import type { Panel } from './panel.rules';
import styles from './SuggestPanel.module.css';

type SaidProps = { said: Panel['said']; hasNear: boolean };

/** Said aloud too: what follows is not quite what was typed. */
export function Said({ said, hasNear }: SaidProps) {
  if (!said) return null;
  if (said.kind === 'slip') {
    return (
      <p className="spoken" role="status">
        按 {said.text} 联想
      </p>
    );
  }
  return (
    <p className={styles.said} role="status">
      {said.kind === 'part' && `没有符合${said.text}的，以下为部分匹配`}
      {said.kind === 'none' && (
        <>
          <b>没有{said.text}</b>
          <small>{hasNear ? '相近的分类，或提交求购' : '可提交求购'}</small>
        </>
      )}
    </p>
  );
}
