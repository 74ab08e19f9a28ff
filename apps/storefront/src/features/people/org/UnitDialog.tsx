import type { OrgNode } from '@yigou/contract/people/org';
import { orgFieldRules as rules } from '@yigou/contract/people/org.terms';
import { alertBox, CallError, checkBy, clickGuardMs, type FieldNames, fieldErrorsOf, toast } from '@yigou/web-kit';
import { antdFormProps, antdRule, showFieldErrors } from '@yigou/web-kit/antd';
import { Form, Input } from 'antd';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/Button';
import { Dialog, DialogBody, DialogFoot } from '../../../ui/Dialog';
import { Select } from '../../../ui/Select';
import { useDebounced } from '../../../ui/useDebounced';
import styles from './OrganizePage.module.css';
import { usePeople, useSaveUnit } from './org.api';

/** A new one below `parent`, or changes of `unit`. */
export type UnitWork = { unit: OrgNode; parent?: undefined } | { parent: OrgNode; unit?: undefined };

type Values = { name: string; code: string; costCentre: string; headId: string };
const names: FieldNames<keyof Values> = { names: ['name', 'code', 'costCentre', 'headId'] };

type UnitDialogProps = { work: UnitWork; onSaved: (orgId: number) => void; onClose: () => void };

export function UnitDialog({ work, onSaved, onClose }: UnitDialogProps) {
  const { unit, parent } = work;
  const box = useRef<HTMLDialogElement>(null);
  const [form] = Form.useForm<Values>();
  const save = useSaveUnit();
  const initial = {
    name: unit?.name ?? '',
    code: unit?.code ?? '',
    costCentre: unit?.costCentre ?? '',
    headId: unit?.headName ? String(unit.headId) : '',
  };

  async function submit({ name, code, costCentre, headId }: Values) {
    const place = unit ? { orgId: unit.orgId } : { parentId: parent?.orgId ?? 0 };
    const draft = { ...place, name, code, costCentre, headId: headId ? Number(headId) : null };
    try {
      const { resultData } = await save.mutateAsync(draft);
      toast.success('保存成功');
      onSaved(resultData.orgId);
      box.current?.close();
    } catch (error) {
      if (error instanceof CallError && !showFieldErrors(form, fieldErrorsOf(error, names)))
        await alertBox({ title: '组织未保存', text: error.message });
    }
  }

  return (
    <Dialog title={unit ? `编辑“${unit.name}”` : `在“${parent?.name}”下新增组织`} box={box} onClose={onClose}>
      {(leave) => (
        <Form form={form} {...antdFormProps} layout="vertical" initialValues={initial} onFinish={submit}>
          <DialogBody>
            <Form.Item name="name" label="组织名称" required rules={[antdRule(checkBy(rules.name))]}>
              <Input maxLength={50} />
            </Form.Item>
            <Form.Item name="code" label="组织编码" required rules={[antdRule(checkBy(rules.code))]}>
              <Input maxLength={32} />
            </Form.Item>
            <Form.Item name="costCentre" label="成本中心" rules={[antdRule(checkBy(rules.costCentre))]}>
              <Input maxLength={32} />
            </Form.Item>
            <Form.Item name="headId" label="负责人" extra="审批规则中的“组织负责人”即为此人">
              <HeadPicker unit={unit} />
            </Form.Item>
          </DialogBody>
          <DialogFoot>
            <Button onClick={leave}>取消</Button>
            <Button type="submit" kind="primary" guardMs={clickGuardMs} disabled={save.isPending}>
              {save.isPending ? '正在保存…' : '保存'}
            </Button>
          </DialogFoot>
        </Form>
      )}
    </Dialog>
  );
}

type HeadPickerProps = { unit: OrgNode | undefined; id?: string; value?: string; onChange?: (headId: string) => void };

/** A search and a short list: a company may have thousands of people. */
function HeadPicker({ unit, id, value = '', onChange }: HeadPickerProps) {
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
      <Select id={id} value={value} onChange={(event) => onChange?.(event.target.value)}>
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
