import type { FunctionCode } from '@yigou/contract/ground/functions';
import type { RoleView } from '@yigou/contract/people/org';
import { type DataScope, dataScopeLabels, orgFieldRules } from '@yigou/contract/people/org.terms';
import { alertBox, CallError, checkBy, clickGuardMs, confirmBox, toast } from '@yigou/web-kit';
import { Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/Button';
import { CheckBox } from '../../../ui/CheckBox';
import { ErrorState, Skeleton } from '../../../ui/States';
import { type Choice, type ChoiceGroup, choicesOf, codesIn, tickOf, toggled } from './functions.rules';
import { useFunctions, useHolders, useSaveRole } from './org.api';
import styles from './RolePage.module.css';

const scopeNotes: Record<DataScope, string> = {
  own: '仅可查看本人的订单与单据',
  org: '可查看所在组织的',
  orgTree: '可查看所在组织及其所有下级的',
  all: '可查看全企业的',
};
const scopes = Object.keys(dataScopeLabels) as DataScope[];

type RoleEditorProps = { role: RoleView | undefined; onSaved: (roleId: number) => void };

export function RoleEditor({ role, onSaved }: RoleEditorProps) {
  const [name, setName] = useState(role?.name ?? '');
  const [scope, setScope] = useState<DataScope>(role?.dataScope ?? 'own');
  const [held, setHeld] = useState<ReadonlySet<string>>(
    new Set(role?.functions ?? ['order/myOrder', 'kamUser/userInfo']),
  );
  const [fault, setFault] = useState('');
  const save = useSaveRole();
  const nameId = useId();
  const fixed = role?.fixed ?? false;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = checkBy(orgFieldRules.roleName)(name.trim()) || (held.size === 0 ? '请至少选择一项功能' : '');
    setFault(wrong);
    if (wrong) return;
    const text = `保存后，“${role?.name}”角色的 ${role?.memberCount} 名用户自下一次操作起适用新权限。确定吗？`;
    if (role && role.memberCount > 0 && !(await confirmBox({ text, confirmText: '保存' }))) return;
    const functions = [...held] as FunctionCode[];
    const given = { name: name.trim(), dataScope: scope, functions, ...(role && { roleId: role.roleId }) };
    try {
      const { resultData } = await save.mutateAsync(given);
      toast.success('保存成功');
      onSaved(resultData.roleId);
    } catch (error) {
      if (error instanceof CallError) await alertBox({ title: '角色未保存', text: error.message });
    }
  }

  return (
    <form className={styles.editor} aria-label={role ? role.name : '新增角色'} noValidate onSubmit={submit}>
      <div className={styles.name}>
        <label htmlFor={nameId}>角色名称</label>
        <Input
          id={nameId}
          value={name}
          maxLength={20}
          disabled={role?.builtIn ?? false}
          onChange={(event) => setName(event.target.value)}
        />
        {role?.builtIn && <small>{fixed ? '内置角色，拥有全部功能，不能修改' : '内置角色，名称不能修改'}</small>}
      </div>
      <fieldset className={styles.scopes} disabled={fixed}>
        <legend>数据范围</legend>
        {scopes.map((each) => (
          <label key={each}>
            <input type="radio" name="scope" checked={scope === each} onChange={() => setScope(each)} />
            {dataScopeLabels[each]}
            <small>{scopeNotes[each]}</small>
          </label>
        ))}
      </fieldset>
      <FunctionPicker held={held} disabled={fixed} onChange={setHeld} />
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {!fixed && (
        <div className={styles.acts}>
          <Button type="submit" kind="primary" guardMs={clickGuardMs} disabled={save.isPending}>
            {save.isPending ? '正在保存…' : '保存角色'}
          </Button>
        </div>
      )}
      {role && <Holders role={role} />}
    </form>
  );
}

type FunctionPickerProps = { held: ReadonlySet<string>; disabled: boolean; onChange: (held: Set<string>) => void };

function FunctionPicker({ held, disabled, onChange }: FunctionPickerProps) {
  const { data, isError, refetch } = useFunctions();
  if (isError) return <ErrorState text="功能加载失败" onRetry={() => refetch()} />;
  if (!data) return <Skeleton height={320} />;

  function toggleGroup(group: ChoiceGroup, wanted: boolean) {
    const next = new Set(held);
    for (const code of codesIn(group)) wanted ? next.add(code) : next.delete(code);
    onChange(next);
  }

  const box = (page: Choice, code: string, label: string) => (
    <CheckBox
      key={code}
      shown
      label={label}
      disabled={disabled}
      tick={held.has(code) ? 'all' : 'none'}
      onChange={(wanted) => onChange(toggled(held, page, code, wanted))}
    />
  );

  return (
    <fieldset className={styles.functions}>
      <legend>
        可用功能 <small>已选 {held.size} 项；按钮与所属页面一并授权</small>
      </legend>
      {choicesOf(data.resultData).map((group) => (
        <div key={group.key} className={styles.group}>
          <CheckBox
            shown
            label={`${group.title}（全部）`}
            disabled={disabled}
            tick={tickOf(codesIn(group), held)}
            onChange={(wanted) => toggleGroup(group, wanted)}
          />
          <ul>
            {group.pages.map((page) => (
              <li key={page.code}>
                {box(page, page.code, page.label)}
                {page.buttons.length > 0 && (
                  <span className={styles.buttons}>
                    {page.buttons.map((button) => box(page, button.code, button.label))}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </fieldset>
  );
}

function Holders({ role: { roleId, memberCount } }: { role: RoleView }) {
  const { data } = useHolders(roleId);
  if (!data) return null;
  const names = data.resultData.map(({ userName, orgName }) => `${userName}（${orgName}）`);
  return (
    <section className={styles.holders} aria-label="授权用户">
      <h2>授权用户 {memberCount}</h2>
      <p>
        {names.join('、') || (memberCount > 0 ? '授权用户不在您的数据范围内' : '暂无授权用户')}
        {data.totalCount > names.length && ` 等 ${data.totalCount} 人`}
      </p>
    </section>
  );
}
