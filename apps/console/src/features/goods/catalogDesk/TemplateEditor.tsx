import { DeleteOutlined } from '@ant-design/icons';
import { fields } from '@yigou/contract/goods/fields.terms';
import { isSameValue, type TemplateParam, valueFault } from '@yigou/contract/goods/fieldValues';
import { Button, Checkbox, Input, Select, Table } from 'antd';
import { useState } from 'react';
import { DrawerPart } from '../../../ui/DrawerPart';
import styles from './Shelves.module.css';
import { useShelfChange } from './shelf.api';

const kinds = [
  { value: 'text', label: '文字' },
  { value: 'number', label: '数字' },
  { value: 'choice', label: '可选值' },
] satisfies { value: TemplateParam['kind']; label: string }[];

const newParam: TemplateParam = { name: '', kind: 'text', unit: '', choices: [], required: false, facet: false };

type TemplateEditorProps = { categoryId: number; template: readonly TemplateParam[]; may: boolean };

/** What an article of the category should tell of itself, and what of it buyers can filter by. */
export function TemplateEditor({ categoryId, template, may }: TemplateEditorProps) {
  const [params, setParams] = useState(template);
  const save = useShelfChange('Shelf/Save', '参数模板已保存');
  const meant = params.map((param) => ({ ...param, name: param.name.trim(), unit: param.unit.trim() }));
  const isSame = isSameValue(meant, template);
  const fault = isSame ? '' : valueFault(fields.category.template, meant);
  const change = (at: number, part: Partial<TemplateParam>) =>
    setParams(params.map((param, each) => (each === at ? { ...param, ...part } : param)));
  return (
    <DrawerPart label="参数模板">
      <Table<TemplateParam & { at: number }>
        size="small"
        pagination={false}
        rowKey="at"
        dataSource={params.map((param, at) => ({ ...param, at }))}
        locale={{ emptyText: '没有参数' }}
        columns={columnsOf(may, change, (at) => setParams(params.filter((_, each) => each !== at)))}
      />
      {may && (
        <div className={styles.bar}>
          <Button onClick={() => setParams([...params, newParam])}>增加参数</Button>
          <Button
            type="primary"
            disabled={isSame || fault !== ''}
            loading={save.busy}
            onClick={() => save.run({ thing: 'category', id: categoryId, set: { template: meant } })}
          >
            保存参数模板
          </Button>
          {fault && (
            <span role="alert" className={styles.fault}>
              {fault}
            </span>
          )}
        </div>
      )}
    </DrawerPart>
  );
}

type Change = (at: number, part: Partial<TemplateParam>) => void;
type Line = TemplateParam & { at: number };

type KindCellProps = { line: Line; may: boolean; onChange: Change };

/** Of what kind it is; with its unit, or with what can be chosen. */
const KindCell = ({ line: { at, kind, choices, unit }, may, onChange: change }: KindCellProps) => (
  <span className={styles.kind}>
    <Select
      aria-label={`参数 ${at + 1} 的类型`}
      disabled={!may}
      options={kinds}
      value={kind}
      onChange={(chosen: TemplateParam['kind']) =>
        change(at, {
          kind: chosen,
          ...(chosen !== 'choice' && { choices: [] }),
          ...(chosen !== 'number' && { unit: '' }),
        })
      }
    />
    {kind === 'choice' && (
      <Select<string[]>
        aria-label={`参数 ${at + 1} 的可选值`}
        mode="tags"
        open={false}
        suffixIcon={null}
        disabled={!may}
        placeholder="输入后回车"
        value={choices}
        onChange={(chosen) => change(at, { choices: chosen })}
      />
    )}
    {kind === 'number' && (
      <Input
        aria-label={`参数 ${at + 1} 的单位`}
        placeholder="单位"
        disabled={!may}
        maxLength={10}
        value={unit}
        onChange={({ target }) => change(at, { unit: target.value })}
      />
    )}
  </span>
);

const columnsOf = (may: boolean, change: Change, remove: (at: number) => void) => [
  {
    title: '名称',
    render: (_: unknown, { at, name }: Line) => (
      <Input
        aria-label={`参数 ${at + 1} 的名称`}
        disabled={!may}
        maxLength={30}
        value={name}
        onChange={({ target }) => change(at, { name: target.value })}
      />
    ),
  },
  {
    title: '类型与可选值',
    width: 230,
    render: (_: unknown, line: Line) => <KindCell line={line} may={may} onChange={change} />,
  },
  {
    title: '必填',
    width: 56,
    render: (_: unknown, { at, required }: Line) => (
      <Checkbox
        aria-label={`参数 ${at + 1} 必填`}
        disabled={!may}
        checked={required}
        onChange={({ target }) => change(at, { required: target.checked })}
      />
    ),
  },
  {
    title: '筛选项',
    width: 72,
    render: (_: unknown, { at, facet }: Line) => (
      <Checkbox
        aria-label={`参数 ${at + 1} 作为筛选项`}
        disabled={!may}
        checked={facet}
        onChange={({ target }) => change(at, { facet: target.checked })}
      />
    ),
  },
  {
    title: '',
    width: 40,
    render: (_: unknown, { at }: Line) =>
      may && (
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined />}
          aria-label={`去掉参数 ${at + 1}`}
          onClick={() => remove(at)}
        />
      ),
  },
];
