import { accountFieldRules as rules } from '@yigou/contract/people/accounts.terms';
import type { UserModel } from '@yigou/contract/people/users';
import { alertBox, CallError, checkBy, clickGuardMs, fieldErrorsOf, required, toast } from '@yigou/web-kit';
import { antdFormProps, antdRule, showFieldErrors } from '@yigou/web-kit/antd';
import { Form, Input } from 'antd';
import { useRef } from 'react';
import { Button } from '../../../ui/Button';
import { CheckBox } from '../../../ui/CheckBox';
import { Dialog, DialogBody, DialogFoot } from '../../../ui/Dialog';
import { Select } from '../../../ui/Select';
import { ErrorState, Skeleton } from '../../../ui/States';
import type { Made } from './InitialPassword';
import { MonthLimit } from './shared/MonthLimit';
import { UnitOptions } from './UnitOptions';
import styles from './UserListPage.module.css';
import { checkLimit, toInput, toValues, type UserValues, userNames } from './user.rules';
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
  const [form] = Form.useForm<UserValues>();
  const save = useSaveUser();

  async function submit(values: UserValues) {
    try {
      const { resultData } = await save.mutateAsync(toInput(values, user?.userId));
      toast.success('保存成功');
      onDone();
      const { accountNo, userName } = values;
      if (resultData.initialPassword) onMade({ accountNo, userName, password: resultData.initialPassword });
    } catch (error) {
      if (error instanceof CallError && !showFieldErrors(form, fieldErrorsOf(error, userNames)))
        await alertBox({ title: '用户未保存', text: error.message });
    }
  }

  return (
    <Form form={form} {...antdFormProps} layout="vertical" initialValues={toValues(user, orgId)} onFinish={submit}>
      <DialogBody>
        <div className={styles.fields}>
          <Form.Item name="accountNo" label="账号" required rules={[antdRule(checkBy(rules.accountNo))]}>
            <Input maxLength={20} disabled={user !== undefined} autoComplete="off" />
          </Form.Item>
          <Form.Item name="userName" label="姓名" required rules={[antdRule(checkBy(rules.personName))]}>
            <Input maxLength={20} autoComplete="off" />
          </Form.Item>
          <Form.Item name="mobile" label="手机号" required rules={[antdRule(checkBy(rules.mobile))]}>
            <Input type="tel" maxLength={16} autoComplete="off" />
          </Form.Item>
          <Form.Item name="email" label="邮箱" required rules={[antdRule(checkBy(rules.email))]}>
            <Input type="email" maxLength={100} autoComplete="off" />
          </Form.Item>
          <Form.Item name="orgId" label="所属组织" required rules={[antdRule(required('请选择所属组织'))]}>
            <UnitPicker kept={user?.orgId} />
          </Form.Item>
          <span />
          <Form.Item
            name="orderLimit"
            label="单笔限额（元）"
            extra="不填为不限，0 为不可下单"
            rules={[antdRule(checkLimit)]}
          >
            <Input inputMode="decimal" maxLength={16} />
          </Form.Item>
          <Form.Item
            name="monthLimit"
            label="月度限额（元）"
            extra={
              user ? (
                <MonthLimit used={user.monthUsed} limit={user.monthLimit} />
              ) : (
                '按自然月计，不含已取消与已驳回的订单'
              )
            }
            rules={[antdRule(checkLimit)]}
          >
            <Input inputMode="decimal" maxLength={16} />
          </Form.Item>
        </div>
        <Form.Item name="roleIds" label="角色" extra="多个角色的功能合并，数据范围取最大；下一次操作即生效">
          <RolePicker />
        </Form.Item>
        {!user && <p className={styles.note}>保存后显示一次初始密码，由您转交；首次登录须修改。</p>}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onLeave}>取消</Button>
        <Button type="submit" kind="primary" guardMs={clickGuardMs} disabled={save.isPending}>
          {save.isPending ? '正在保存…' : '保存'}
        </Button>
      </DialogFoot>
    </Form>
  );
}

type UnitPickerProps = { kept: number | undefined; id?: string; value?: string; onChange?: (orgId: string) => void };

const UnitPicker = ({ kept, id, value = '', onChange }: UnitPickerProps) => (
  <Select id={id} value={value} onChange={(event) => onChange?.(event.target.value)}>
    <option value="">请选择</option>
    <UnitOptions open kept={kept} />
  </Select>
);

type RolePickerProps = { value?: readonly number[]; onChange?: (roleIds: number[]) => void };

function RolePicker({ value = [], onChange }: RolePickerProps) {
  const { data } = useRoleChoices();
  return (
    <fieldset className={styles.roleChoices} aria-label="角色">
      {data?.resultData.map(({ roleId, name }) => (
        <CheckBox
          key={roleId}
          shown
          label={name}
          tick={value.includes(roleId) ? 'all' : 'none'}
          onChange={(wanted) => onChange?.(wanted ? [...value, roleId] : value.filter((each) => each !== roleId))}
        />
      ))}
    </fieldset>
  );
}
