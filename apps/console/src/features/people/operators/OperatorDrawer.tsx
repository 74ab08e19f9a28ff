import { accountFieldRules, passwordRule } from '@yigou/contract/people/accounts.terms';
import type { Operator } from '@yigou/contract/people/operators.staff';
import { type OperatorRole, operatorRoleLabels } from '@yigou/contract/people/operators.terms';
import { checkBy, type FormChecks, type FormFields, textChecks, useOwnForm } from '@yigou/web-kit';
import { AntdForm, FormField, FormText } from '@yigou/web-kit/antd';
import { Button, Checkbox, Drawer } from 'antd';
import type { ComponentProps } from 'react';
import { useAddOperator, useResetOperator, useSetRoles } from './operators.api';

const roles = (Object.keys(operatorRoleLabels) as OperatorRole[]).map((value) => ({
  value,
  label: operatorRoleLabels[value],
}));
const checkRoles = ({ roles: chosen }: { roles: OperatorRole[] }) => (chosen.length === 0 ? '请至少选择一个角色' : '');

type OperatorDrawerProps = { operator: Operator | undefined; onClose: () => void };

/** A new one, or what can be changed of one: their roles, their password. */
export function OperatorDrawer({ operator, onClose }: OperatorDrawerProps) {
  return (
    <Drawer
      open
      mask={false}
      size={420}
      rootStyle={{ top: 48 }}
      title={operator ? `${operator.operatorName}（${operator.accountNo}）` : '新增运营人员'}
      onClose={onClose}
    >
      {operator ? (
        <>
          <RolesForm operator={operator} />
          <PasswordForm operator={operator} />
        </>
      ) : (
        <NewForm onDone={onClose} />
      )}
    </Drawer>
  );
}

type RolesFieldProps = { form: Pick<FormFields<{ roles: OperatorRole[] }>, 'values' | 'errors' | 'change'> };

const RolesField = ({ form: { values, errors, change } }: RolesFieldProps) => (
  <FormField label="角色" error={errors.roles}>
    {(given) => (
      <Checkbox.Group
        {...given}
        options={roles}
        value={values.roles}
        onChange={(chosen) => change({ roles: chosen })}
      />
    )}
  </FormField>
);

const PasswordField = (text: ComponentProps<typeof FormText>) => (
  <FormText
    {...text}
    extra="请当面告知本人，由本人登录后在右上角修改"
    secret
    autoComplete="new-password"
    maxLength={20}
  />
);

type NewValues = { accountNo: string; operatorName: string; roles: OperatorRole[]; password: string };

const newChecks: FormChecks<NewValues> = {
  ...textChecks<NewValues>({
    accountNo: checkBy(accountFieldRules.accountNo),
    operatorName: checkBy(accountFieldRules.personName),
    password: checkBy(passwordRule),
  }),
  roles: checkRoles,
};

function NewForm({ onDone }: { onDone: () => void }) {
  const add = useAddOperator();
  const form = useOwnForm<NewValues>(
    { accountNo: '', operatorName: '', roles: [], password: '' },
    { checks: newChecks },
  );
  const { password, ...rest } = form.values;
  const save = () => add.mutate({ ...rest, accountPwd: password }, { onSuccess: onDone });
  return (
    <AntdForm form={form} layout="vertical" onSubmit={save}>
      <FormText {...form.text('accountNo')} label="账号" autoFocus autoComplete="off" maxLength={20} />
      <FormText {...form.text('operatorName')} label="姓名" autoComplete="off" maxLength={20} />
      <RolesField form={form} />
      <PasswordField {...form.text('password')} label="初始密码" />
      <Button type="primary" htmlType="submit" loading={add.isPending}>
        新增
      </Button>
    </AntdForm>
  );
}

function RolesForm({ operator: { operatorId, roles: held } }: { operator: Operator }) {
  const set = useSetRoles();
  const form = useOwnForm({ roles: held }, { checks: { roles: checkRoles } });
  return (
    <AntdForm form={form} layout="vertical" onSubmit={() => set.mutate({ operatorId, ...form.values })}>
      <RolesField form={form} />
      <Button type="primary" htmlType="submit" loading={set.isPending}>
        保存角色
      </Button>
    </AntdForm>
  );
}

const passwordChecks = textChecks<{ password: string }>({ password: checkBy(passwordRule) });

function PasswordForm({ operator: { operatorId } }: { operator: Operator }) {
  const reset = useResetOperator();
  const form = useOwnForm({ password: '' }, { checks: passwordChecks });
  const save = () =>
    reset.mutate({ operatorId, accountPwd: form.values.password }, { onSuccess: () => form.change({ password: '' }) });
  return (
    <AntdForm form={form} layout="vertical" onSubmit={save} style={{ marginTop: 32 }}>
      <PasswordField {...form.text('password')} label="新密码" />
      <Button htmlType="submit" loading={reset.isPending}>
        重置密码
      </Button>
    </AntdForm>
  );
}
