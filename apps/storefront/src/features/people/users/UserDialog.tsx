import type { UserModel } from '@yigou/contract/people/users';
import { alertBox, CallError, toast, useOwnForm } from '@yigou/web-kit';
import { AntdForm, FormField, FormText } from '@yigou/web-kit/antd';
import { type ComponentProps, useRef } from 'react';
import { CheckBox } from '../../../ui/CheckBox';
import { Dialog, DialogBody } from '../../../ui/Dialog';
import { SaveFoot } from '../../../ui/SaveFoot';
import { Select } from '../../../ui/Select';
import { ErrorState, Skeleton } from '../../../ui/States';
import type { Made } from './InitialPassword';
import { MonthLimit } from './shared/MonthLimit';
import { UnitOptions } from './UnitOptions';
import styles from './UserListPage.module.css';
import { toInput, toValues, type UserValues, userChecks, userRefusals } from './user.rules';
import { useRoleChoices, useSaveUser, useUser } from './users.api';

type UserDialogProps = {
  /** The one to change; a new one without it. */
  userId: number | undefined;
  /** Where a new one is offered to stand. */
  orgId: number | null;
  onMade: (made: Made) => void;
  onClose: () => void;
};

export function UserDialog({ userId, ...rest }: UserDialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const { data, isError, refetch } = useUser(userId);
  const waiting = userId !== undefined && !data;
  return (
    <Dialog title={userId === undefined ? '新增用户' : '编辑用户'} wide box={box} onClose={rest.onClose}>
      {(leave) =>
        waiting ? (
          <DialogBody>
            {isError ? <ErrorState text="用户加载失败" onRetry={() => refetch()} /> : <Skeleton height={360} />}
          </DialogBody>
        ) : (
          <UserForm user={data?.resultData} {...rest} onLeave={leave} onDone={() => box.current?.close()} />
        )
      }
    </Dialog>
  );
}

type UserFormProps = Omit<UserDialogProps, 'userId' | 'onClose'> & {
  user: UserModel | undefined;
  onLeave: () => void;
  onDone: () => void;
};

function UserForm({ user, orgId, onMade, onLeave, onDone }: UserFormProps) {
  const form = useOwnForm<UserValues>(() => toValues(user, orgId), { checks: userChecks });
  const { accountNo, userName, roleIds } = form.values;
  const { error: orgError, ...unit } = form.text('orgId');
  const save = useSaveUser();

  async function submit() {
    try {
      const { resultData } = await save.mutateAsync(toInput(form.values, user?.userId));
      toast.success('保存成功');
      onDone();
      if (resultData.initialPassword) onMade({ accountNo, userName, password: resultData.initialPassword });
    } catch (error) {
      if (error instanceof CallError && !form.showFieldErrors(error, userRefusals))
        await alertBox({ title: '用户未保存', text: error.message });
    }
  }

  return (
    <AntdForm form={form} layout="vertical" onSubmit={submit}>
      <DialogBody>
        <div className={styles.fields}>
          <FormText
            {...form.text('accountNo')}
            label="账号"
            required
            maxLength={20}
            disabled={user !== undefined}
            autoComplete="off"
          />
          <FormText {...form.text('userName')} label="姓名" required maxLength={20} autoComplete="off" />
          <FormText {...form.text('mobile')} label="手机号" required type="tel" maxLength={16} autoComplete="off" />
          <FormText {...form.text('email')} label="邮箱" required type="email" maxLength={100} autoComplete="off" />
          <FormField label="所属组织" required error={orgError}>
            {(given) => (
              <Select {...unit} {...given}>
                <option value="">请选择</option>
                <UnitOptions open kept={user?.orgId} />
              </Select>
            )}
          </FormField>
          <span />
          <FormText
            {...form.text('orderLimit')}
            label="单笔限额（元）"
            extra="不填为不限，0 为不可下单"
            inputMode="decimal"
            maxLength={16}
          />
          <FormText
            {...form.text('monthLimit')}
            label="月度限额（元）"
            extra={
              user ? (
                <MonthLimit used={user.monthUsed} limit={user.monthLimit} />
              ) : (
                '按自然月计，不含已取消与已驳回的订单'
              )
            }
            inputMode="decimal"
            maxLength={16}
          />
        </div>
        <FormField
          label="角色"
          error={form.errors.roleIds}
          extra="多个角色的功能合并，数据范围取最大；下一次操作即生效"
        >
          {(given) => (
            <RolePicker {...given} chosen={roleIds} onChoose={(chosen) => form.change({ roleIds: chosen })} />
          )}
        </FormField>
        {!user && <p className={styles.note}>保存后显示一次初始密码，由您转交；首次登录须修改。</p>}
      </DialogBody>
      <SaveFoot busy={save.isPending} onLeave={onLeave} />
    </AntdForm>
  );
}

type RolePickerProps = ComponentProps<'fieldset'> & {
  chosen: readonly number[];
  onChoose: (roleIds: number[]) => void;
};

function RolePicker({ chosen, onChoose, ...rest }: RolePickerProps) {
  const { data } = useRoleChoices();
  return (
    <fieldset {...rest} className={styles.roleChoices} aria-label="角色">
      {data?.resultData.map(({ roleId, name }) => (
        <CheckBox
          key={roleId}
          shown
          label={name}
          tick={chosen.includes(roleId) ? 'all' : 'none'}
          onChange={(wanted) => onChoose(wanted ? [...chosen, roleId] : chosen.filter((each) => each !== roleId))}
        />
      ))}
    </fieldset>
  );
}
