import type { SearchView } from './searchFilter.rules';
import styles from './ViewSwitch.module.css';

const views: { view: SearchView; title: string; drawing: string }[] = [
  { view: 'grid', title: '大图', drawing: 'M2 2h5v5H2zM9 2h5v5H9zM2 9h5v5H2zM9 9h5v5H9z' },
  { view: 'list', title: '列表', drawing: 'M2 3h3v3H2zM7 4.500h7M2 10h3v3H2zM7 11.500h7' },
];

export const ViewSwitch = ({ view, onView }: { view: SearchView; onView: (view: SearchView) => void }) => (
  // biome-ignore lint/a11y/useSemanticElements: two buttons of a bar; a fieldset belongs to a form.
  <div className={styles.views} role="group" aria-label="显示方式">
    {views.map((each) => (
      <button
        key={each.view}
        type="button"
        aria-label={each.title}
        title={each.title}
        aria-pressed={each.view === view}
        onClick={() => onView(each.view)}
      >
        <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
          <path d={each.drawing} strokeWidth="1.3" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </button>
    ))}
  </div>
);
