import { StateDot } from '../../../ui/StateDot';
import styles from './RegistrationView.module.css';
import type { Compared } from './registration.rules';

type ComparedFieldsProps = {
  fields: readonly Compared[];
  at: number;
  seen: readonly number[];
  onLook: (place: number) => void;
  onTick: (place: number) => void;
};

/** What was filled in. The number of each stands beside the licence too, with the value large. */
export const ComparedFields = ({ fields, at, seen, onLook, onTick }: ComparedFieldsProps) => (
  <section className={styles.part} aria-label="填写与执照">
    <h3>
      填写与执照
      <small>
        已核对 {seen.length} / {fields.length} 项
      </small>
    </h3>
    <ol className={styles.fields}>
      {fields.map(({ label, value, told }, place) => (
        <li key={label} data-at={place === at || undefined} onPointerEnter={() => onLook(place)}>
          <button
            type="button"
            className={styles.no}
            aria-pressed={seen.includes(place)}
            aria-label={`${place + 1} ${label}已核对`}
            onFocus={() => onLook(place)}
            onClick={() => onTick(place)}
          >
            {place + 1}
          </button>
          <span>{label}</span>
          <div>
            <b>{value}</b>
            {told && <StateDot turn={told.turn}>{told.text}</StateDot>}
          </div>
        </li>
      ))}
    </ol>
  </section>
);
