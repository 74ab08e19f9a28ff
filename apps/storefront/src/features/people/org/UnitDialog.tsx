import type { OrgNode } from '@yigou/contract/people/org';
import { orgFieldRules as rules } from '@yigou/contract/people/org.terms';
import { alertBox, CallError, checkBy, textChecks, toast, useOwnForm } from '@yigou/web-kit';
import { AntdForm, FormField, FormText } from '@yigou/web-kit/antd';
import { Input } from 'antd';
import { type ComponentProps, useRef, useState } from 'react';
import { Dialog, DialogBody } from '../../../ui/Dialog';
import { SaveFoot } from '../../../ui/SaveFoot';
import { Select } from '../../../ui/Select';
import { useDebounced } from '../../../ui/useDebounced';
import styles from './OrganizePage.module.css';
import { usePeople, useSaveUnit } from './org.api';

/** A new one below `parent`, or changes of `unit`. */
export type UnitWork = { unit: OrgNode; parent?: undefined } | { parent: OrgNode; unit?: undefined };

type Values = { name: string; code: string; costCentre: string; headId: string };
const checks = textChecks<Values>({
  name: checkBy(rules.name),
  code: checkBy(rules.code),
  costCentre: checkBy(rules.costCentre),
});

type UnitDialogProps = { work: UnitWork; onSaved: (orgId: number) => void; onClose: () => void };

export function UnitDialog({ work, onSaved, onClose }: UnitDialogProps) {
  const { unit, parent } = work;
  const box = useRef<HTMLDialogElement>(null);
  const save = useSaveUnit();
  const form = useOwnForm<Values>(
    {
      name: unit?.name ?? '',
      code: unit?.code ?? '',
      costCentre: unit?.costCentre ?? '',
      headId: unit?.headName ? String(unit.headId) : '',
    },
    { checks },
  );

  async function submit() {
    const { headId, ...texts } = form.values;
    const place = unit ? { orgId: unit.orgId } : { parentId: parent?.orgId ?? 0 };
    const draft = { ...place, ...texts, headId: headId ? Number(headId) : null };
    try {
      const { resultData } = await save.mutateAsync(draft);
      toast.success('保存成功');
      onSaved(resultData.orgId);
      box.current?.close();
    } catch (error) {
      if (error instanceof CallError && !form.showFieldErrors(error))
        await alertBox({ title: '组织未保存', text: error.message });
    }
  }

  return (
    <Dialog title={unit ? `编辑“${unit.name}”` : `在“${parent?.name}”下新增组织`} box={box} onClose={onClose}>
      {(leave) => (
        <AntdForm form={form} layout="vertical" onSubmit={submit}>
          <DialogBody>
            <FormText {...form.text('name')} label="组织名称" required maxLength={50} />
            <FormText {...form.text('code')} label="组织编码" required maxLength={32} />
            <FormText {...form.text('costCentre')} label="成本中心" maxLength={32} />
            <FormField label="负责人" error={form.errors.headId} extra="审批规则中的“组织负责人”即为此人">
              {(given) => (
                <HeadPicker
                  {...given}
                  unit={unit}
                  value={form.values.headId}
                  onChange={(event) => form.change({ headId: event.target.value })}
                />
              )}
            </FormField>
          </DialogBody>
          <SaveFoot busy={save.isPending} onLeave={leave} />
        </AntdForm>
      )}
    </Dialog>
  );
}

type HeadPickerProps = ComponentProps<'select'> & { unit: OrgNode | undefined };

/** A search and a short list: a company may have thousands of people. */
function HeadPicker({ unit, ...select }: HeadPickerProps) {
  const [word, setWord] = useState('');
  const { data } = usePeople(useDebounced(word.trim(), 300), true);
  const people = (data?.resultData ?? []).map(({ userId, userName, orgName }) => ({
    userId,
    text: `${userName}（${orgName}）`,
  }));
  const current = unit?.headId && unit.headName ? [{ userId: unit.headId, text: unit.headName }] : [];
  const options = [...current.filter((each) => !people.some(({ userId }) => userId === each.userId)), ...people];
  return (
    <div className={styles.picker}>
      <Input
        aria-label="按姓名或账号查找负责人"
        placeholder="按姓名或账号查找"
        maxLength={50}
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      <Select {...select}>
        <option value="">不设负责人</option>
        {options.map(({ userId, text }) => (
          <option key={userId} value={userId}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}
