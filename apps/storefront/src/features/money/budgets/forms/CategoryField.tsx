import { Form, TreeSelect } from 'antd';
import { useCategories } from '../budgets.api';
import { inPlace } from './inDialog';

type Category = { categoryId: number; categoryName: string; children?: Category[] };
type Node = { value: number; title: string; children: Node[] };

const nodeOf = ({ categoryId, categoryName, children = [] }: Category): Node => ({
  value: categoryId,
  title: categoryName,
  children: children.map(nodeOf),
});

/** Which goods a budget is for; most are for all. */
export function CategoryField({ onChange }: { onChange: () => void }) {
  const { data } = useCategories();
  const tree = [{ value: 0, title: '不分类目', children: [] }, ...(data?.resultData ?? []).map(nodeOf)];
  return (
    <Form.Item name="categoryId" label="类目">
      <TreeSelect
        onChange={onChange}
        getPopupContainer={inPlace}
        treeData={tree}
        treeNodeFilterProp="title"
        showSearch
      />
    </Form.Item>
  );
}
