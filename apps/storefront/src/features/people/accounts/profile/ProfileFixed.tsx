import type { CurrentAccount } from '@yigou/contract/people/accounts';
import { Form } from 'antd';

/** What only an administrator can change. */
export function ProfileFixed({ account }: { account: CurrentAccount }) {
  const fixed = {
    账号: account.accountNo,
    所属企业: account.customerName,
    所属组织: account.orgName,
    角色: account.roleNames.join('、'),
  };
  return Object.entries(fixed).map(([title, text]) => (
    <Form.Item key={title} label={title}>
      {text || '—'}
    </Form.Item>
  ));
}
