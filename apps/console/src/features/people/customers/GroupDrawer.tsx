import type { CustomerGroup } from '@yigou/contract/people/customers.groups';
import { groupNameRule, customerLimits as limits } from '@yigou/contract/people/customers.terms';
import { CallError, checkBy, confirmBox, textChecks, useOwnForm } from '@yigou/web-kit';
import { AntdForm, FormText } from '@yigou/web-kit/antd';
import { Button, Drawer } from 'antd';
import { useMay } from '../../../app/operator';
import styles from './CustomerGroupsPage.module.css';
import { useDeleteGroup, useSaveGroup } from './customers.api';
import { GroupMembers } from './GroupMembers';

type GroupDrawerProps = { group: CustomerGroup | undefined; onOpen: (groupId: number | undefined) => void };

/** A new one, or one with its members. */
export function GroupDrawer({ group, onOpen }: GroupDrawerProps) {
  const may = useMay('customers/manage');
  return (
    <Drawer
      open
      mask={false}
      size={560}
      rootStyle={{ top: 48 }}
      title={group?.groupName ?? '新建客户组'}
      onClose={() => onOpen(undefined)}
    >
      {may ? <GroupForm group={group} onOpen={onOpen} /> : group?.description && <p>{group.description}</p>}
      {group && <GroupMembers group={group} mayChange={may} />}
    </Drawer>
  );
}

type Values = { groupName: string; description: string };
const checks = textChecks<Values>({ groupName: checkBy(groupNameRule) });

function GroupForm({ group, onOpen }: GroupDrawerProps) {
  const save = useSaveGroup();
  const remove = useDeleteGroup();
  const form = useOwnForm<Values>(
    { groupName: group?.groupName ?? '', description: group?.description ?? '' },
    { checks },
  );

  const send = () =>
    save.mutate(
      { groupId: group?.groupId ?? null, ...form.values },
      {
        onSuccess: ({ resultData }) => onOpen(resultData.groupId),
        onError: (error) => error instanceof CallError && form.showFieldErrors(error),
      },
    );

  async function drop({ groupId, groupName, memberCount }: CustomerGroup) {
    const text = `删除客户组“${groupName}”？组内 ${memberCount} 家企业不受影响，只是不再属于该组。`;
    if (await confirmBox({ text, confirmText: '删除' }))
      remove.mutate({ groupId }, { onSuccess: () => onOpen(undefined) });
  }

  return (
    <AntdForm form={form} layout="vertical" className={styles.form ?? ''} onSubmit={send}>
      <FormText {...form.text('groupName')} label="名称" autoFocus={!group} autoComplete="off" maxLength={30} />
      <FormText
        {...form.text('description')}
        label="说明（可选）"
        autoComplete="off"
        maxLength={limits.groupDescription}
      />
      <div className={styles.buttons}>
        <Button type={group ? 'default' : 'primary'} htmlType="submit" loading={save.isPending}>
          {group ? '保存名称与说明' : '新建'}
        </Button>
        {group && (
          <Button danger type="text" loading={remove.isPending} onClick={() => drop(group)}>
            删除客户组…
          </Button>
        )}
      </div>
    </AntdForm>
  );
}
