import { Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/Select';
import { firstPage, type UserFilter } from './filter.rules';
import { UnitOptions } from './UnitOptions';
import styles from './UserListPage.module.css';
import { useRoleChoices } from './users.api';

type UserFiltersProps = { filter: UserFilter; onGo: (change: Partial<UserFilter>) => void };

const noRole = 'none';

export function UserFilters({ filter, onGo }: UserFiltersProps) {
  const [keyword, setKeyword] = useState(filter.keyword);
  const { data: roles } = useRoleChoices();

  function submit(event: FormEvent) {
    event.preventDefault();
    onGo({ keyword: keyword.trim() });
  }

  const chooseRole = (value: string) =>
    onGo({ roleId: value && value !== noRole ? Number(value) : null, withoutRole: value === noRole });

  return (
    <form className={styles.filters} onSubmit={submit}>
      <Input
        aria-label="姓名、账号或手机号"
        placeholder="姓名、账号或手机号"
        maxLength={100}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
      />
      <Select
        aria-label="组织（含下级）"
        value={filter.orgId ?? ''}
        onChange={(event) => onGo({ orgId: event.target.value ? Number(event.target.value) : null })}
      >
        <option value="">全部组织</option>
        <UnitOptions />
      </Select>
      <Select
        aria-label="角色"
        value={filter.withoutRole ? noRole : (filter.roleId ?? '')}
        onChange={(event) => chooseRole(event.target.value)}
      >
        <option value="">全部角色</option>
        {roles?.resultData.map(({ roleId, name }) => (
          <option key={roleId} value={roleId}>
            {name}
          </option>
        ))}
        <option value={noRole}>未分配角色</option>
      </Select>
      <Select
        aria-label="状态"
        value={filter.enabled === null ? '' : Number(filter.enabled)}
        onChange={(event) => onGo({ enabled: event.target.value ? event.target.value === '1' : null })}
      >
        <option value="">全部状态</option>
        <option value="1">启用</option>
        <option value="0">停用</option>
      </Select>
      <div className={styles.acts}>
        <Button type="submit" kind="primary">
          查询
        </Button>
        <Button onClick={() => onGo(firstPage)}>重置</Button>
      </div>
    </form>
  );
}
