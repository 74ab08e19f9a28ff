import type { ImportModel } from '@yigou/contract/goods/imports.console';
import { importLimits } from '@yigou/contract/goods/imports.terms';
import { Button, Input, Popover } from 'antd';
import { useState } from 'react';
import styles from './Imports.module.css';
import { useSaveProfile } from './imports.api';

/** The columns as they are now, for the next sheet of the same supplier. */
export function ProfileSave({ model: { importId, profileName } }: { model: ImportModel }) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState(profileName.replace(/ v\d+$/, ''));
  const save = useSaveProfile();
  const run = () => save.mutate({ importId, name: name.trim() }, { onSuccess: () => setOpen(false) });
  return (
    <Popover
      open={open}
      trigger="click"
      title="存为配置"
      onOpenChange={setOpen}
      content={
        <span className={styles.actions}>
          <Input
            aria-label="配置名称"
            placeholder="如：西域供应链 月调价"
            maxLength={importLimits.profileName}
            value={name}
            onChange={({ target }) => setName(target.value)}
            onPressEnter={run}
          />
          <Button type="primary" disabled={name.trim() === ''} loading={save.isPending} onClick={run}>
            保存
          </Button>
        </span>
      }
    >
      <Button>存为配置</Button>
    </Popover>
  );
}
