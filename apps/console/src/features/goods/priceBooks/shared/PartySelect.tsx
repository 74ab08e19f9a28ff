import { Select } from 'antd';
import { useState } from 'react';
import { useParties } from './parties.api';

export type Named = { id: number; name: string };
type Kind = 'customers' | 'groups';
type Option = { value: number; label: string };

const nouns: Record<Kind, string> = { customers: '企业', groups: '客户组' };
const toOption = ({ id, name }: Named): Option => ({ value: id, label: name });
const toNamed = ({ value, label }: Option): Named => ({ id: value, name: label });

type Shared = { kind: Kind; id?: string; label?: string; disabled?: boolean };

function useOptions(kind: Kind) {
  const [word, setWord] = useState('');
  const { data, isFetching } = useParties(word);
  const options = (data?.resultData[kind] ?? []).map(toOption);
  return {
    showSearch: true as const,
    filterOption: false as const,
    labelInValue: true as const,
    options,
    loading: isFetching,
    notFoundContent: isFetching ? null : `没有符合条件的${nouns[kind]}`,
    placeholder: `输入${nouns[kind]}名称`,
    onSearch: setWord,
    style: { width: '100%' },
  };
}

/** Several customers or groups, found by what is typed of their names. */
export function PartiesSelect({
  kind,
  id,
  label,
  disabled,
  value,
  onChange,
}: Shared & {
  value: readonly Named[];
  onChange: (chosen: Named[]) => void;
}) {
  return (
    <Select<Option[]>
      {...useOptions(kind)}
      {...(id !== undefined && { id })}
      {...(label !== undefined && { 'aria-label': label })}
      mode="multiple"
      disabled={disabled ?? false}
      value={value.map(toOption)}
      onChange={(chosen) => onChange(chosen.map(toNamed))}
    />
  );
}

/** One of them. */
export function PartySelect({
  kind,
  id,
  label,
  disabled,
  value,
  onChange,
}: Shared & {
  value: Named | null;
  onChange: (chosen: Named | null) => void;
}) {
  return (
    <Select<Option>
      {...useOptions(kind)}
      {...(id !== undefined && { id })}
      {...(label !== undefined && { 'aria-label': label })}
      allowClear
      disabled={disabled ?? false}
      {...(value && { value: toOption(value) })}
      onChange={(chosen: Option | undefined) => onChange(chosen ? toNamed(chosen) : null)}
    />
  );
}
