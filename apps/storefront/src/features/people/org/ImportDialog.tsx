import { importRowsMost } from '@yigou/contract/ground/imports.terms';
import type { UnitImportRow } from '@yigou/contract/people/org';
import { orgLevelsMost } from '@yigou/contract/people/org.terms';
import { ImportRows } from '../../ground/files/shared/ImportRows';
import { useImportUnits, usePreviewUnits } from './org.api';
import { readUnits, unitTemplate } from './sheet.rules';

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const preview = usePreviewUnits();
  const send = useImportUnits();
  return (
    <ImportRows<UnitImportRow>
      what="组织"
      unit="个"
      note={`每行一个组织，最多 ${importRowsMost} 行、${orgLevelsMost} 级；编码已存在的为修改，上级变更即为移动。行序不限，上级可列在下级之后。`}
      template={unitTemplate}
      columns={[
        { title: '编码', of: (row) => row.code },
        { title: '名称', of: (row) => row.name },
      ]}
      read={readUnits}
      judge={(rows) =>
        preview.mutateAsync({ rows }).then(
          (answer) => answer.resultData,
          () => undefined,
        )
      }
      send={(rows) =>
        send.mutateAsync({ rows }).then(
          (answer) => answer.resultData,
          () => undefined,
        )
      }
      onClose={onClose}
    />
  );
}
