import { useUnits } from './users.api';

/** The units in reach, each below its parent. `open`: only those that take new members, and the one they are in. */
export function UnitOptions({ open = false, kept }: { open?: boolean; kept?: number | undefined }) {
  const { data } = useUnits();
  return data?.resultData
    .filter((unit) => !open || unit.enabled || unit.orgId === kept)
    .map(({ orgId, name, level, enabled }) => (
      <option key={orgId} value={orgId}>
        {'　'.repeat(level - 1)}
        {name}
        {enabled ? '' : '（停用）'}
      </option>
    ));
}
