import type { CustomerGroupName } from '@yigou/contract/people/customers.groups';
import { Tag } from 'antd';
import styles from './GroupTags.module.css';

export const GroupTags = ({ groups }: { groups: readonly CustomerGroupName[] }) =>
  groups.length > 0 && (
    <span className={styles.tags}>
      {groups.map(({ groupId, groupName }) => (
        <Tag key={groupId}>{groupName}</Tag>
      ))}
    </span>
  );
