import type { Choices } from '@yigou/contract/goods/editor.console';
import { type Field, type FieldRule, fieldOf, type Thing } from '@yigou/contract/goods/fields.terms';
import { showValue } from '@yigou/contract/goods/fieldValues';
import { writeTyped } from '@yigou/contract/goods/typedValues';
import { FormField } from '@yigou/web-kit/antd';
import { Checkbox, Input, Select } from 'antd';
import { placeOf } from './draft.rules';
import styles from './Editor.module.css';
import type { Editor } from './useEditor';

type FieldBoxProps = { editor: Editor; name: string; choices: Choices; wide?: boolean };

type Option = { value: number; label: string };

const optionsOf = (choices: Choices, to: Thing): Option[] => {
  const lists: Partial<Record<Thing, readonly { id: number; name: string }[]>> = {
    category: choices.categories.filter(({ isLeaf }) => isLeaf),
    brand: choices.brands,
    supplier: choices.suppliers,
    label: choices.labels,
  };
  return (lists[to] ?? []).map(({ id, name }) => ({ value: id, label: name }));
};

const nameIn = (choices: Choices, to: Thing, id: number): string =>
  optionsOf(choices, to).find(({ value }) => value === id)?.label ?? `#${id}`;

const isNeeded = (field: Field): boolean => !('empty' in field);

/** One field of the product, drawn as its kind asks; what is published stands below while it differs. */
export function FieldBox({ editor, name, choices, wide = false }: FieldBoxProps) {
  const field = fieldOf('product', name);
  if (!field) return null;
  const place = placeOf('product', name);
  const { rule } = field;
  const to = 'to' in rule ? rule.to : 'product';
  const before = showValue(field, editor.base.values[name], (id) => nameIn(choices, to, id));
  return (
    <div className={wide ? styles.wide : undefined} data-changed={editor.changed.has(place) || undefined}>
      <FormField
        label={rule.kind === 'switch' ? '' : field.label}
        error={editor.faultAt(place)}
        required={isNeeded(field) && rule.kind !== 'switch'}
        extra={editor.changed.has(place) && `现为 ${before || '空'}`}
      >
        {(control) => <Control {...{ editor, name, choices, control, field }} />}
      </FormField>
    </div>
  );
}

type ControlProps = Omit<FieldBoxProps, 'wide'> & { field: Field; control: { id: string } };

function Control({ editor, name, choices, control, field }: ControlProps) {
  const { rule } = field;
  const value = editor.mine.values[name];
  const change = (next: unknown) => editor.change('product', name, next);
  switch (rule.kind) {
    case 'switch':
      return (
        <Checkbox {...control} checked={value === true} onChange={({ target }) => change(target.checked)}>
          {field.label}
        </Checkbox>
      );
    case 'choice':
      return (
        <Select
          {...control}
          value={value as number}
          onChange={change}
          options={Object.entries(rule.choices).map(([key, label]) => ({ value: Number(key), label }))}
        />
      );
    case 'texts':
      return (
        <Select
          {...control}
          mode="tags"
          open={false}
          suffixIcon={null}
          tokenSeparators={['、', '，', ',', ';', '；']}
          value={value as string[]}
          onChange={change}
        />
      );
    case 'reference':
    case 'references':
      return <ReferenceBox {...{ rule, value, control, change }} options={optionsOf(choices, rule.to)} />;
    default:
      return <TextControl {...{ editor, name, control, field, rule }} />;
  }
}

type ReferenceBoxProps = {
  rule: FieldRule & { kind: 'reference' | 'references' };
  value: unknown;
  control: { id: string };
  options: Option[];
  change: (next: unknown) => void;
};

const ReferenceBox = ({ rule, value, control, options, change }: ReferenceBoxProps) => (
  <Select
    {...control}
    showSearch={{ optionFilterProp: 'label' }}
    {...(rule.kind === 'references' && { mode: 'multiple' as const })}
    placeholder="请选择"
    value={(value as number | number[] | undefined) ?? null}
    options={options}
    onChange={change}
  />
);

type TextControlProps = {
  editor: Editor;
  name: string;
  field: Field;
  rule: FieldRule;
  control: { id: string };
};

function TextControl({ editor, name, control, field, rule }: TextControlProps) {
  const shown = editor.typed[placeOf('product', name)] ?? writeTyped(field, editor.mine.values[name]);
  const typing = {
    ...control,
    value: shown,
    onChange: ({ target }: { target: { value: string } }) => editor.type('product', name, target.value),
    onBlur: () => editor.leave('product', name),
  };
  if (rule.kind === 'text' && rule.most > 300) return <Input.TextArea {...typing} rows={3} />;
  return (
    <Input
      {...typing}
      {...(rule.kind === 'number' && rule.unit && { suffix: rule.unit })}
      {...(rule.kind === 'text' && rule.most <= 120 && { count: { max: rule.most, show: rule.most > 50 } })}
    />
  );
}
