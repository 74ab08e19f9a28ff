import { importRowsMost } from '@yigou/contract/ground/imports.terms';
import type { ImportRow } from '@yigou/contract/people/users';
import { type PendingRequest, requestFor } from '@yigou/web-kit';
import { useRef } from 'react';
import { ImportRows } from '../../ground/files/shared/ImportRows';
import { readUsers, templateRows } from './sheet.rules';
import { useImport, useImportPreview } from './users.api';

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const pending = useRef<PendingRequest | null>(null);
  const preview = useImportPreview();
  const send = useImport();
  return (
    <ImportRows<ImportRow>
      what="用户"
      unit="人"
      note={`每行一人，最多 ${importRowsMost} 行；账号已存在的为修改。组织填写编码或“上级/下级”路径，多个角色用“、”分隔。`}
      template={templateRows}
      columns={[
        { title: '账号', of: (row) => row.accountNo },
        { title: '姓名', of: (row) => row.userName },
      ]}
      read={readUsers}
      judge={(rows) =>
        preview.mutateAsync({ rows }).then(
          (answer) => answer.resultData,
          () => undefined,
        )
      }
      send={(rows) => {
        pending.current = requestFor(pending.current, { rows });
        return send.mutateAsync({ requestId: pending.current.requestId, rows }).then(
          (answer) => answer.resultData,
          () => undefined,
        );
      }}
      newNote="新用户无初始密码，请其在登录页点击“忘记密码”，通过邮箱或手机验证码设置密码。"
      onClose={onClose}
    />
  );
}
