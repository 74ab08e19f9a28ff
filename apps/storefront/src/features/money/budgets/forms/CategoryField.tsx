import { FormField } from '@yigou/web-kit/antd';
import { TreeSelect } from 'antd';
import { useCategories } from '../budgets.api';
import { inPlace } from './inDialog';

type Category = { categoryId: number; categoryName: string; children?: Category[] };
type Node = { value: number; title: string; children: Node[] };

const nodeOf = ({ categoryId, categoryName, children = [] }: Category): Node => ({
  value: categoryId,
  title: categoryName,
  children: children.map(nodeOf),
});

type CategoryFieldProps = { value: number; onChange: (categoryId: number) => void };

/** Which goods a budget is for; most are for all. */
export function CategoryField({ value, onChange }: CategoryFieldProps) {
  const { data } = useCategories();
  const tree = [{ value: 0, title: '不分类目', children: [] }, ...(data?.resultData ?? []).map(nodeOf)];
  return (
    <FormField label="类目">
      {(given) => (
        <TreeSelect
          {...given}
          value={value}
          onChange={onChange}
          getPopupContainer={inPlace}
          treeData={tree}
          treeNodeFilterProp="title"
          showSearch
        />
      )}
    </FormField>
  );
}
