import styles from './ControlTag.module.css';

const drawings = {
  strong: 'M4 7h8v6H4zM6 7V5a2 2 0 0 1 4 0v2',
  weak: 'M8 3a3 3 0 0 1 3 3c0 3 1 4 1 4.5H4c0-.5 1-1.5 1-4.5a3 3 0 0 1 3-3zM7 12.5h2',
};
const words = { strong: '强控', weak: '弱控' };

export const ControlTag = ({ control }: { control: 'strong' | 'weak' }) => (
  <span className={styles.tag}>
    <svg width="12" height="12" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={drawings[control]} strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
    {words[control]}
  </span>
);
