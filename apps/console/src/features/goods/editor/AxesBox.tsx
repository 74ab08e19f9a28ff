import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { placeOf } from './draft.rules';
import styles from './Editor.module.css';
import { axisAdded, axisRemoved, axisRenamed, axisValues, generated, missingSpecs, valueRenamed } from './matrix.rules';
import type { Editor } from './useEditor';

const mostAxes = 3;

/** Axes and their values; combinations that are not there yet are made of them, those that are stay who they are. */
export function AxesBox({ editor }: { editor: Editor }) {
  const { mine } = editor;
  const axes = (mine.values.axes as string[] | undefined) ?? [];
  const there = axisValues(mine);
  /** Values that no SKU has yet. */
  const [more, setMore] = useState<Record<number, string[]>>({});
  const [added, setAdded] = useState({ name: '', value: '' });
  const wanted = axes.map((_, at) => [...new Set([...(there[at] ?? []), ...(more[at] ?? [])])]);
  const missing = missingSpecs(mine, wanted);
  const isNew = mine.skus.every(({ skuId }) => skuId === null);

  function setValues(at: number, values: string[]) {
    const [gone, ...others] = (there[at] ?? []).filter((each) => !values.includes(each));
    const fresh = values.filter((each) => !(there[at] ?? []).includes(each));
    // One out and one in is the same value by another name.
    if (gone && others.length === 0 && fresh.length === 1 && fresh[0] && !(more[at] ?? []).includes(fresh[0]))
      editor.write((draft) => valueRenamed(draft, at, gone, fresh[0] ?? gone));
    setMore({ ...more, [at]: fresh });
  }
  return (
    <div className={styles.axes}>
      {axes.map((axis, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an axis is known by its place, its name is typed.
        <div key={at} className={styles.axis}>
          <Input
            aria-label={`规格项 ${at + 1}`}
            value={axis}
            onChange={({ target }) => editor.write((draft) => axisRenamed(draft, at, target.value))}
          />
          <Select
            mode="tags"
            open={false}
            suffixIcon={null}
            aria-label={`${axis} 的值`}
            placeholder="输入一个值，回车"
            tokenSeparators={['、', '，', ',', ';', '；']}
            value={wanted[at] ?? []}
            onChange={(values: string[]) => setValues(at, values)}
          />
          <Button
            type="text"
            aria-label={`去掉规格项 ${axis}`}
            icon={<CloseOutlined />}
            onClick={() => editor.write((draft) => axisRemoved(draft, at))}
          />
        </div>
      ))}
      {axes.length < mostAxes && (
        <div className={styles.axis}>
          <Input
            aria-label="新规格项"
            placeholder="新规格项，如 颜色"
            value={added.name}
            onChange={({ target }) => setAdded({ ...added, name: target.value })}
          />
          <Input
            aria-label="现有规格的值"
            placeholder={isNew ? '第一个值，如 红色' : '现有规格属于哪个值，如 红色'}
            value={added.value}
            onChange={({ target }) => setAdded({ ...added, value: target.value })}
          />
          <Button
            icon={<PlusOutlined />}
            disabled={added.name.trim() === '' || added.value.trim() === '' || axes.includes(added.name.trim())}
            onClick={() => {
              editor.write((draft) => axisAdded(draft, added.name.trim(), added.value.trim()));
              setAdded({ name: '', value: '' });
            }}
          >
            添加规格项
          </Button>
        </div>
      )}
      <p>
        {axes.length > 0 && (
          <Button
            type={missing.length > 0 ? 'primary' : 'default'}
            ghost={missing.length > 0}
            disabled={missing.length === 0}
            onClick={() => {
              editor.write((draft) => generated(draft, wanted));
              setMore({});
            }}
          >
            生成缺少的组合{missing.length > 0 && `，${missing.length} 个`}
          </Button>
        )}{' '}
        {editor.faultAt(placeOf('product', 'axes')) && (
          <em className={styles.bad}>{editor.faults.get(placeOf('product', 'axes'))}</em>
        )}
      </p>
    </div>
  );
}
