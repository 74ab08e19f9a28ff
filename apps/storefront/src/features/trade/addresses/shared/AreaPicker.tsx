import type { Area } from '@yigou/contract/trade/addresses';
import { type AreaLevel, areaLevelLabels, countryCode } from '@yigou/contract/trade/addresses.terms';
import { Button } from '../../../../ui/Button';
import styles from './AreaPicker.module.css';
import { useAreas } from './addresses.api';

type AreaPickerProps = {
  /** From the province down, as far as chosen. */
  areas: readonly Area[];
  onChange: (areas: Area[]) => void;
  /** The last level that is asked for. */
  deepest: AreaLevel;
  label: string;
  /** Marks the first box that is still open. */
  wrong?: boolean;
  describedBy?: string | undefined;
};

/** One box for each level; the next one comes when the one above is chosen. */
export function AreaPicker({ areas, onChange, deepest, label, wrong, describedBy }: AreaPickerProps) {
  const last = areas.at(-1);
  const open = !last || (last.hasChildren && last.level < deepest);
  const boxes = [...areas, ...(open ? [undefined] : [])];
  return (
    <fieldset className={styles.picker} aria-label={label}>
      {boxes.map((chosen, at) => {
        const parent = areas[at - 1];
        return (
          <AreaBox
            key={parent?.areaCode ?? countryCode}
            parent={parent}
            chosen={chosen}
            deepest={deepest}
            wrong={wrong === true && (open ? !chosen : at === boxes.length - 1)}
            describedBy={describedBy}
            onChoose={(area) => onChange([...areas.slice(0, at), ...(area ? [area] : [])])}
          />
        );
      })}
    </fieldset>
  );
}

type AreaBoxProps = {
  parent: Area | undefined;
  chosen: Area | undefined;
  deepest: AreaLevel;
  wrong: boolean;
  describedBy: string | undefined;
  onChoose: (area: Area | undefined) => void;
};

function AreaBox({ parent, chosen, deepest, wrong, describedBy, onChoose }: AreaBoxProps) {
  const { data, isError, refetch } = useAreas(parent?.areaCode ?? countryCode);
  const below = data?.resultData ?? [];
  // Before the answer the level is a guess: 上海 has no cities and 东莞 no districts.
  const guess = ((parent?.level ?? 0) + 1) as AreaLevel;
  const level = below[0]?.level ?? chosen?.level ?? guess;
  if (level > deepest) return null;
  if (isError) {
    return (
      <p className={styles.failed} role="alert">
        地区加载失败
        <Button kind="text" onClick={() => refetch()}>
          重试
        </Button>
      </p>
    );
  }
  return (
    <select
      className={styles.box}
      aria-label={areaLevelLabels[level]}
      aria-invalid={wrong || undefined}
      aria-describedby={wrong ? describedBy : undefined}
      aria-busy={!data}
      value={chosen?.areaCode ?? ''}
      onChange={(event) => onChoose(below.find((area) => area.areaCode === event.target.value))}
    >
      <option value="">{data ? `请选择${areaLevelLabels[level]}` : '正在加载…'}</option>
      {/* What is chosen shows before its siblings are there. */}
      {!data && chosen && <option value={chosen.areaCode}>{chosen.areaName}</option>}
      {below.map((area) => (
        <option key={area.areaCode} value={area.areaCode}>
          {area.areaName}
        </option>
      ))}
    </select>
  );
}
