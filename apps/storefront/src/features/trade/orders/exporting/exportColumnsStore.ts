import type { ExportBy, ExportColumn } from '@yigou/contract/trade/orders.exporting.terms';
import { useState } from 'react';
import { useSession } from '../../../../app/session';
import { readColumns } from './exporting.rules';

const nameFor = (userId: string | number, by: ExportBy) => `exportColumns.${userId}.${by}`;

/** The columns somebody has chosen, for each way of exporting; kept in their browser. */
export function useExportColumns(by: ExportBy) {
  const { userId } = useSession();
  const read = (way: ExportBy): ExportColumn[] => {
    try {
      return readColumns(way, localStorage.getItem(nameFor(userId, way)));
    } catch {
      return readColumns(way, null);
    }
  };
  const [chosen, setChosen] = useState({ order: read('order'), line: read('line') });

  function choose(columns: ExportColumn[]) {
    setChosen({ ...chosen, [by]: columns });
    try {
      localStorage.setItem(nameFor(userId, by), JSON.stringify(columns));
    } catch {
      // A browser that keeps nothing asks again next time.
    }
  }
  return [chosen[by], choose] as const;
}
