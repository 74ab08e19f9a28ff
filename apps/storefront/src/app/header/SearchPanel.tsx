import styles from './SearchPanel.module.css';
import type { SearchOption } from './searchOptions';

type SearchPanelProps = {
  id: string;
  options: readonly SearchOption[];
  active: number;
  onActive: (index: number) => void;
  onPick: (option: SearchOption) => void;
};

export const optionId = (id: string, index: number) => `${id}-${index}`;

/** The list below the search box. The focus stays in the box, which names the lit option. */
export function SearchPanel({ id, options, active, onActive, onPick }: SearchPanelProps) {
  const groups = [...new Set(options.map((option) => option.group))];
  return (
    // The box would lose its focus to a press on the list.
    <div
      id={id}
      role="listbox"
      aria-label="搜索建议"
      className={styles.panel}
      onPointerDown={(e) => e.preventDefault()}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options; a fieldset belongs to a form.
        <div
          key={group}
          role="group"
          aria-label={group}
          className={styles.group}
          data-flow={group === '热门搜索' || undefined}
        >
          {group !== '搜索建议' && (
            <span className={styles.title} aria-hidden="true">
              {group}
            </span>
          )}
          {options.map((option, index) =>
            option.group === group ? (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the box, which keeps the focus.
              <div
                key={option.key}
                id={optionId(id, index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={option.to ? styles.option : styles.clear}
                onPointerMove={() => onActive(index)}
                onClick={() => onPick(option)}
              >
                <span className={styles.text}>{option.text}</span>
                {option.note && <span className={styles.note}>{option.note}</span>}
              </div>
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}
