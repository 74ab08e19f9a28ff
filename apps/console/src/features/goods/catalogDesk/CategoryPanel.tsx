import { ArrowDownOutlined, ArrowLeftOutlined, ArrowRightOutlined, ArrowUpOutlined } from '@ant-design/icons';
import type { TreeRow } from '@yigou/contract/goods/catalogDesk.console';
import type { TemplateParam } from '@yigou/contract/goods/fieldValues';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { goodsPath } from '../../../app/paths';
import type { Place, Step } from './categoryTree.rules';
import styles from './Shelves.module.css';
import { TemplateEditor } from './TemplateEditor';
import { ThingForm } from './ThingForm';
import { Uses } from './Uses';

type CategoryPanelProps = {
  row: TreeRow;
  may: boolean;
  stepsOf: (step: Step) => Place | null;
  moving: boolean;
  onMove: (place: Place) => void;
  onAdd: () => void;
  onGone: () => void;
};

const stepButtons: { step: Step; label: string; icon: ReactNode }[] = [
  { step: 'up', label: '上移', icon: <ArrowUpOutlined /> },
  { step: 'down', label: '下移', icon: <ArrowDownOutlined /> },
  { step: 'in', label: '移入上一个分类', icon: <ArrowRightOutlined /> },
  { step: 'out', label: '移出到上一级', icon: <ArrowLeftOutlined /> },
];

/** One category: its name, its place, what its goods should tell, and where it is used. */
export function CategoryPanel({ row, may, stepsOf, moving, onMove, onAdd, onGone }: CategoryPanelProps) {
  const { id, name, values, productCount } = row;
  return (
    <>
      <header className={styles.head}>
        <h2>{name}</h2>
        <Link to={goodsPath({ category: String(id) })}>本级 {productCount.toLocaleString('zh-CN')} 件商品</Link>
        {may && (
          <span className={styles.steps}>
            {stepButtons.map(({ step, label, icon }) => {
              const place = stepsOf(step);
              return (
                <Button
                  key={step}
                  size="small"
                  icon={icon}
                  aria-label={label}
                  title={label}
                  disabled={!place || moving}
                  onClick={() => place && onMove(place)}
                />
              );
            })}
            <Button size="small" onClick={onAdd}>
              新建下级
            </Button>
          </span>
        )}
      </header>
      {may && (
        <ThingForm
          key={`${name} ${String(values.imgUrl)}`}
          thing="category"
          id={id}
          values={values}
          onSaved={() => {}}
        />
      )}
      <TemplateEditor
        key={JSON.stringify(values.template)}
        categoryId={id}
        template={values.template as TemplateParam[]}
        may={may}
      />
      <Uses thing="category" id={id} name={name} may={may} onGone={onGone} />
    </>
  );
}
