import { TableOutlined } from '@ant-design/icons';
import type { ConsoleList } from '@yigou/contract/people/views.terms';
import { Button, Checkbox, Popover } from 'antd';
import styles from './SavedViews.module.css';
import { useKept, useSaveColumns } from './views.api';

/** The columns that the operator wants to see of a list; each is known by its title. */
export function useChosenColumns<Column extends { title: string }>(list: ConsoleList, columns: readonly Column[]) {
  const { hidden } = useKept(list);
  return columns.filter(({ title }) => !hidden.includes(title));
}

type ColumnChoiceProps = { list: ConsoleList; columns: readonly { title: string }[] };

/** The first column names the row, and stays. */
export function ColumnChoice({ list, columns }: ColumnChoiceProps) {
  const { hidden } = useKept(list);
  const save = useSaveColumns();
  const toggle = (title: string, wanted: boolean) =>
    save.mutate({ list, hidden: wanted ? hidden.filter((each) => each !== title) : [...hidden, title] });
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <fieldset className={styles.choices} aria-label="显示的列">
          {columns.slice(1).map(({ title }) => (
            <Checkbox
              key={title}
              checked={!hidden.includes(title)}
              disabled={save.isPending}
              onChange={({ target }) => toggle(title, target.checked)}
            >
              {title}
            </Checkbox>
          ))}
        </fieldset>
      }
    >
      <Button icon={<TableOutlined />} aria-label="选择显示的列" title="选择显示的列" />
    </Popover>
  );
}
