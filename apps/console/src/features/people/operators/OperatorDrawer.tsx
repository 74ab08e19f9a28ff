import { accountFieldRules, passwordRule } from '@yigou/contract/people/accounts.terms';
import type { Operator } from '@yigou/contract/people/operators.staff';
import { type OperatorRole, operatorRoleLabels } from '@yigou/contract/people/operators.terms';
import { checkBy } from '@yigou/web-kit';
import { antdFormProps, antdRule } from '@yigou/web-kit/antd';
import { Button, Checkbox, Drawer, Form, Input } from 'antd';
import { useAddOperator, useResetOperator, useSetRoles } from './operators.api';

type Values = { accountNo?: string; operatorName?: string; roles?: OperatorRole[]; password?: string };

const roles = Object.entries(operatorRoleLabels).map(([value, label]) => ({ value, label }));
const passwordCheck = antdRule((text: string) => (passwordRule.ok(text) ? '' : passwordRule.message));

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

const RolesField = () => (
  <Form.Item name="roles" label="角色" required={false} rules={[{ required: true, message: '请至少选择一个角色' }]}>
    <Checkbox.Group options={roles} />
  </Form.Item>
);

const PasswordField = ({ label }: { label: string }) => (
  <Form.Item name="password" label={label} rules={[passwordCheck]} extra="请当面告知本人，由本人登录后在右上角修改">
    <Input.Password autoComplete="new-password" maxLength={20} />
  </Form.Item>
);

function NewForm({ onDone }: { onDone: () => void }) {
  const add = useAddOperator();
  const save = ({ accountNo = '', operatorName = '', roles: chosen = [], password = '' }: Values) =>
    add.mutate({ accountNo, operatorName, roles: chosen, accountPwd: password }, { onSuccess: onDone });
  return (
    <Form<Values> layout="vertical" {...antdFormProps} onFinish={save}>
      <Form.Item name="accountNo" label="账号" rules={[antdRule(checkBy(accountFieldRules.accountNo))]}>
        <Input autoFocus autoComplete="off" maxLength={20} />
      </Form.Item>
      <Form.Item name="operatorName" label="姓名" rules={[antdRule(checkBy(accountFieldRules.personName))]}>
        <Input autoComplete="off" maxLength={20} />
      </Form.Item>
      <RolesField />
      <PasswordField label="初始密码" />
      <Button type="primary" htmlType="submit" loading={add.isPending}>
        新增
      </Button>
    </Form>
  );
}

function RolesForm({ operator: { operatorId, roles: held } }: { operator: Operator }) {
  const set = useSetRoles();
  return (
    <Form<Values>
      layout="vertical"
      {...antdFormProps}
      initialValues={{ roles: held }}
      onFinish={({ roles: chosen = [] }) => set.mutate({ operatorId, roles: chosen })}
    >
      <RolesField />
      <Button type="primary" htmlType="submit" loading={set.isPending}>
        保存角色
      </Button>
    </Form>
  );
}

function PasswordForm({ operator: { operatorId } }: { operator: Operator }) {
  const [form] = Form.useForm<Values>();
  const reset = useResetOperator();
  const save = ({ password = '' }: Values) =>
    reset.mutate({ operatorId, accountPwd: password }, { onSuccess: () => form.resetFields() });
  return (
    <Form<Values> form={form} layout="vertical" {...antdFormProps} onFinish={save} style={{ marginTop: 32 }}>
      <PasswordField label="新密码" />
      <Button htmlType="submit" loading={reset.isPending}>
        重置密码
      </Button>
    </Form>
  );
}
