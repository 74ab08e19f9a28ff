import type { CurrentAccount } from '@yigou/contract/people/accounts';
import { Descriptions } from 'antd';
import { useNarrow } from '../../../../ui/useNarrow';
import styles from './ProfileView.module.css';

export function ProfileView({ account }: { account: CurrentAccount }) {
  const narrow = useNarrow();
  return (
    <>
      <div className={styles.who}>
        <span className={styles.face} aria-hidden="true">
          {Array.from(account.userName)[0]}
        </span>
        <div>
          <b>{account.userName}</b>
          <p>
            {account.customerName} · {account.orgName}
          </p>
        </div>
      </div>
      <Descriptions
        column={narrow ? 1 : 2}
        bordered
        styles={{ label: { width: 112, whiteSpace: 'nowrap' } }}
        items={[
          { key: 'accountNo', label: '账号', children: account.accountNo },
          { key: 'userName', label: '姓名', children: account.userName },
          { key: 'mobile', label: '手机号', children: account.mobile },
          { key: 'email', label: '邮箱', children: account.email },
          { key: 'customerName', label: '所属企业', children: account.customerName },
          { key: 'orgName', label: '所属组织', children: account.orgName || '—' },
          { key: 'roleNames', label: '角色', children: account.roleNames.join('、') || '—', span: narrow ? 1 : 2 },
          { key: 'createTime', label: '创建时间', children: account.createTime },
          { key: 'lastLoginTime', label: '最近登录', children: account.lastLoginTime || '—' },
        ]}
      />
    </>
  );
}
