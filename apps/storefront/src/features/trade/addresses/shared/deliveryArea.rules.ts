import type { Area } from '@yigou/contract/trade/addresses';

const district = 3;

/** Streets make no difference to the day of arrival, and are nobody's business before an order. */
export const toDistrict = (areas: readonly Area[]): Area[] => areas.filter((area) => area.level <= district);

const isArea = (part: unknown): part is Area => {
  const area = part as Partial<Area> | null;
  return (
    typeof area?.areaCode === 'string' &&
    /^\d{6}$/.test(area.areaCode) &&
    typeof area.areaName === 'string' &&
    (area.level === 1 || area.level === 2 || area.level === 3) &&
    typeof area.hasChildren === 'boolean'
  );
};

/** What was stored; nothing when somebody else wrote there. */
export function readDeliveryArea(text: string | null): Area[] {
  try {
    const parts: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(parts) && parts.every(isArea) ? parts : [];
  } catch {
    return [];
  }
}
