import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { paramDoubts } from '@yigou/contract/goods/goodsFaults';
import { AutoComplete, Button, Input } from 'antd';
import styles from './Editor.module.css';
import type { EditorProps } from './useEditor';

type Param = { name: string; value: string };

/** What the category asks for first, then whatever else is said of the product. */
export function ParamsBox({ editor, choices }: EditorProps) {
  const params = (editor.mine.values.params as Param[] | undefined) ?? [];
  const category = choices.categories.find(({ id }) => id === editor.mine.values.categoryId);
  const template = category?.template ?? [];
  const doubts = paramDoubts(template, params);
  const free = params.filter(({ name }) => !template.some((each) => each.name === name));
  const put = (next: Param[]) => editor.change('product', 'params', next);
  const textOf = (name: string) => params.find((param) => param.name === name)?.value ?? '';
  const set = (name: string, value: string) =>
    put(
      [
        ...template.map((each) => ({ name: each.name, value: each.name === name ? value : textOf(each.name) })),
        ...free,
      ].filter((param) => param.value !== ''),
    );
  const setFree = (at: number, change: Partial<Param>) =>
    put([
      ...params.filter((param) => !free.includes(param)),
      ...free.map((param, place) => (place === at ? { ...param, ...change } : param)),
    ]);
  return (
    <div className={styles.params}>
      {template.map(({ name, kind, unit, choices: offered, required }) => (
        <div key={name} className={styles.asked}>
          <span data-needed={required || undefined}>{name}</span>
          <AutoComplete
            aria-label={name}
            value={textOf(name)}
            options={kind === 'choice' ? offered.map((value) => ({ value })) : []}
            onChange={(value: string) => set(name, value ?? '')}
          >
            <Input {...(unit && { suffix: unit })} />
          </AutoComplete>
          <small className={styles.odd}>{doubts[name]}</small>
        </div>
      ))}
      {free.map(({ name, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a parameter is known by its place, its name is typed.
        <div key={at} className={styles.param}>
          <Input
            aria-label={`参数 ${at + 1} 名称`}
            placeholder="名称"
            maxLength={30}
            value={name}
            onChange={({ target }) => setFree(at, { name: target.value })}
          />
          <Input
            aria-label={`参数 ${at + 1} 内容`}
            placeholder="内容"
            maxLength={200}
            value={value}
            onChange={({ target }) => setFree(at, { value: target.value })}
          />
          <Button
            type="text"
            aria-label={`去掉参数 ${name}`}
            icon={<CloseOutlined />}
            onClick={() => put(params.filter((param) => param !== free[at]))}
          />
        </div>
      ))}
      <div>
        <Button icon={<PlusOutlined />} onClick={() => put([...params, { name: '', value: '' }])}>
          添加参数
        </Button>{' '}
        {template.length === 0 && <small>该分类没有参数模板</small>}
      </div>
      {editor.faultAt('product.params') && <em className={styles.bad}>{editor.faults.get('product.params')}</em>}
    </div>
  );
}
