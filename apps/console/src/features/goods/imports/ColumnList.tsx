import type { ColumnChoice, ImportModel } from '@yigou/contract/goods/imports.console';
import { Button, Checkbox, Select } from 'antd';
import { useState } from 'react';
import styles from './Imports.module.css';
import { choiceOf, columnNote, isMoney, isUnsure, sureText, targetOptions } from './import.rules';
import { useSetColumns } from './imports.api';
import { ProfileSave } from './ProfileSave';
import { UsualBox } from './UsualBox';

const optionLabels = { addTax: '未税价，加 13%', onlyNew: '只用于新增', fillDown: '空格同上一行' } as const;
type Option = keyof typeof optionLabels;

const optionsOf = ({ to }: ColumnChoice): Option[] => [
  ...(isMoney(to) ? (['addTax'] as const) : []),
  ...(to.startsWith('product.') || to === 'sku.specs' ? (['onlyNew'] as const) : []),
  'fillDown',
];

/** What each column of the sheet is taken for. */
export function ColumnList({ model }: { model: ImportModel }) {
  const { importId, columns, usual, actions } = model;
  const [changed, setChanged] = useState<Record<number, ColumnChoice>>({});
  const [usualOpen, setUsualOpen] = useState(false);
  const write = useSetColumns();
  const mayEdit = actions.includes('setColumns');
  const choices = columns.map((column, at) => changed[at] ?? choiceOf(column));
  const isChanged = Object.keys(changed).length > 0;
  const change = (at: number, part: Partial<ColumnChoice>) => {
    const now = choices[at];
    if (now) setChanged({ ...changed, [at]: { ...now, ...part } });
  };
  const run = (given: Record<string, string>) =>
    write.mutate(
      { importId, columns: choices, usual: given },
      {
        onSuccess: () => {
          setChanged({});
          setUsualOpen(false);
        },
      },
    );
  return (
    <section className={styles.card} aria-label="对列">
      <header>
        <h2>对列</h2>
        <small>{columnNote(columns)}</small>
      </header>
      <ol className={styles.list}>
        {columns.map((column, at) => {
          const choice = choices[at] ?? choiceOf(column);
          return (
            <li key={column.letter} data-unsure={(isUnsure(column) && !changed[at]) || undefined}>
              <span>
                <b>
                  {column.letter} {column.title || '（没有标题）'}
                </b>
                <small>{column.samples.join(' · ')}</small>
              </span>
              <Select
                size="small"
                aria-label={`${column.letter} 列对应`}
                showSearch={{ optionFilterProp: 'label' }}
                disabled={!mayEdit}
                value={choice.to}
                options={targetOptions}
                onChange={(to: string) => change(at, { to, addTax: false, onlyNew: false })}
              />
              <small>
                {column.sure > 0 && !changed[at] && `${column.sure}%`}
                <br />
                {changed[at] ? '已改' : sureText(column)}
              </small>
              {choice.to !== '' && (
                <span className={styles.options}>
                  {optionsOf(choice).map((name) => (
                    <Checkbox
                      key={name}
                      disabled={!mayEdit}
                      checked={choice[name]}
                      onChange={({ target }) => change(at, { [name]: target.checked })}
                    >
                      {optionLabels[name]}
                    </Checkbox>
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {mayEdit && (
        <div className={styles.actions}>
          <Button type={isChanged ? 'primary' : 'default'} loading={write.isPending} onClick={() => run(usual)}>
            {isChanged ? '按新的对列重新试运行' : '重新试运行'}
          </Button>
          <Button onClick={() => setUsualOpen(true)}>新增商品的默认值</Button>
          <ProfileSave model={model} />
        </div>
      )}
      {usualOpen && (
        <UsualBox
          usual={usual}
          isBusy={write.isPending}
          mapped={choices.map(({ to }) => to)}
          onSave={run}
          onClose={() => setUsualOpen(false)}
        />
      )}
    </section>
  );
}
