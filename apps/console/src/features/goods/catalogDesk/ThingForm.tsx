import { type ShelfThing, shelfThings } from '@yigou/contract/goods/catalogDesk.terms';
import { CallError, useOwnForm } from '@yigou/web-kit';
import { AntdForm, FormField } from '@yigou/web-kit/antd';
import { Button, Input, InputNumber, Select } from 'antd';
import type { ReactNode } from 'react';
import { useShelfChange } from './shelf.api';
import { askedFields, changedOf, checksOf, fieldIn, firstValues, type Values } from './thing.rules';

type ThingFormProps = {
  thing: ShelfThing;
  /** Null: a new one. */
  id: number | null;
  values?: Values | undefined;
  /** What a new one is given besides. */
  besides?: Values;
  onSaved: () => void;
  children?: ReactNode;
};

/** All that can be said of it, drawn from the table of fields. */
export function ThingForm({ thing, id, values: before, besides = {}, onSaved, children }: ThingFormProps) {
  const names = askedFields[thing];
  const what = shelfThings[thing];
  const save = useShelfChange('Shelf/Save', `${what}已保存`);
  const form = useOwnForm<Values>(() => firstValues(thing, before), {
    checks: checksOf(thing),
    // What is wrong with all of it is nearly always its name, which somebody else bears.
    onWire: { 'edits.0': 'name', ...Object.fromEntries(names.map((name) => [`edits.0.${name}`, name])) },
  });
  const set = changedOf(thing, form.values, before);
  const isSame = Object.keys(set).length === 0;
  const send = () =>
    save.run(
      { thing, id, set: { ...set, ...besides } },
      { onDone: onSaved, onError: (error) => error instanceof CallError && form.showFieldErrors(error) },
    );
  return (
    <AntdForm form={form} layout="vertical" onSubmit={send} aria-label={id === null ? `新建${what}` : `${what}资料`}>
      {names.map((name, at) => (
        <ThingField
          key={name}
          thing={thing}
          name={name}
          autoFocus={id === null && at === 0}
          value={form.values[name]}
          error={form.errors[name]}
          onChange={(value) => form.change({ [name]: value })}
        />
      ))}
      <Button type="primary" htmlType="submit" loading={save.busy} disabled={id !== null && isSame}>
        {id === null ? '新建' : '保存'}
      </Button>
      {children}
    </AntdForm>
  );
}

type ThingFieldProps = {
  thing: ShelfThing;
  name: string;
  autoFocus: boolean;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
};

const longFrom = 200;

function ThingField({ thing, name, autoFocus, value, error, onChange }: ThingFieldProps) {
  const field = fieldIn(thing, name);
  const { rule } = field;
  const optional = 'empty' in field;
  return (
    <FormField label={optional ? `${field.label}（可选）` : field.label} error={error} required={!optional}>
      {(control) => {
        if (rule.kind === 'number')
          return (
            <InputNumber
              {...control}
              min={rule.least}
              max={rule.most}
              precision={0}
              value={Number(value)}
              onChange={(typed) => onChange(typed ?? 0)}
            />
          );
        if (rule.kind === 'texts')
          return (
            <Select<string[]>
              {...control}
              mode="tags"
              open={false}
              suffixIcon={null}
              placeholder="输入后回车"
              value={value as string[]}
              onChange={onChange}
            />
          );
        const most = rule.kind === 'text' ? rule.most : undefined;
        const text = {
          ...control,
          autoFocus,
          value: String(value ?? ''),
          onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
          ...(most && { maxLength: most }),
        };
        return most && most > longFrom && name === 'about' ? (
          <Input.TextArea rows={4} {...text} />
        ) : (
          <Input autoComplete="off" {...text} />
        );
      }}
    </FormField>
  );
}
