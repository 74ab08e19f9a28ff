import type { ReportUnit } from '@yigou/contract/books/reports';
import { type ReportPreset, rangeFault, reportPresetLabels } from '@yigou/contract/books/reports.terms';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { DayInput } from '../../../ui/DayInput';
import { Select } from '../../../ui/Select';
import { stay } from '../../../ui/stay';
import { changedQuery, type ReportQuery } from './filter.rules';
import styles from './ReportFilters.module.css';

const presets = Object.keys(reportPresetLabels) as ReportPreset[];

/** The period, and where there is a choice the unit. All of it stands in the address. */
export function ReportFilters({ asked, units }: { asked: ReportQuery; units?: readonly ReportUnit[] | undefined }) {
  const [query, setQuery] = useSearchParams();
  const [choosing, setChoosing] = useState(false);
  const free = choosing || asked.preset === 'free';
  const go = (change: Parameters<typeof changedQuery>[1]) => setQuery(changedQuery(query, change), { state: stay });
  const { from, to } = asked.range;
  const fault = rangeFault(asked.range);
  const faultId = useId();
  const wrong = fault ? { wrong: true, describedBy: faultId } : {};

  function pick(range: { from: string; to: string }) {
    if (range.from && range.to) go({ period: undefined, ...range });
  }

  return (
    <search className={styles.filters} aria-label="报表条件">
      <div className={styles.presets}>
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={!free && asked.preset === preset}
            onClick={() => {
              setChoosing(false);
              go({ period: preset, from: undefined, to: undefined });
            }}
          >
            {reportPresetLabels[preset]}
          </button>
        ))}
        <button type="button" aria-pressed={free} onClick={() => setChoosing(true)}>
          自定义
        </button>
      </div>
      {free ? (
        <div className={styles.days}>
          <DayInput label="开始日期" value={from} {...wrong} onChange={(day) => pick({ from: day, to })} />至
          <DayInput label="结束日期" value={to} {...wrong} onChange={(day) => pick({ from, to: day })} />
          {fault && (
            <em id={faultId} role="alert">
              {fault}
            </em>
          )}
        </div>
      ) : (
        <span>
          {from} 至 {to}
        </span>
      )}
      {units && units.length > 1 && (
        <Select
          className={styles.unit}
          aria-label="组织"
          value={asked.orgId ?? ''}
          onChange={(event) => go({ orgId: event.target.value || undefined })}
        >
          <option value="">全部组织</option>
          {inOrder(units).map(({ orgId, name, depth }) => (
            <option key={orgId} value={orgId}>
              {`${'　'.repeat(depth)}${name}`}
            </option>
          ))}
        </Select>
      )}
    </search>
  );
}

/** Each below its parent. */
export function inOrder<U extends Pick<ReportUnit, 'orgId' | 'parentId'>>(
  units: readonly U[],
): (U & { depth: number })[] {
  const below = (parentId: number | null, depth: number): (U & { depth: number })[] =>
    units
      .filter((unit) => unit.parentId === parentId)
      .flatMap((unit) => [{ ...unit, depth }, ...below(unit.orgId, depth + 1)]);
  return below(null, 0);
}
