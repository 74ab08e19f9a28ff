import type { Choices, EditedProduct } from '@yigou/contract/goods/editor.console';
import { Button, Form, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../../app/operator';
import { paths } from '../../../app/paths';
import { PageHead } from '../../../ui/PageHead';
import { StateDot } from '../../../ui/StateDot';
import { AxesBox } from './AxesBox';
import styles from './Editor.module.css';
import { FieldBox } from './FieldBox';
import { OpenSets } from './OpenSets';
import { ParamsBox } from './ParamsBox';
import { PicturesBox } from './PicturesBox';
import { PreviewDrawer } from './PreviewDrawer';
import { SaveBar } from './SaveBar';
import { Side } from './Side';
import { ProductPicker } from './SkuPicker';
import { SkuTable } from './SkuTable';
import { type Editor, useEditor } from './useEditor';

/** Larger than all the rest of the page. */
const RichText = lazy(async () => ({ default: (await import('./RichText')).RichText }));

const picturesOf = ({ mine }: Editor): string[] => [
  ...new Set(mine.skus.flatMap(({ values }) => (values.imgUrls as string[] | undefined) ?? [])),
];

type ProductFormProps = { product: EditedProduct | null; choices: Choices };

const basics = ['name', 'categoryId', 'brandId', 'supplierId', 'unit', 'labelIds'] as const;
const sale = ['taxRate', 'taxCode', 'leadDays', 'noReasonReturn'] as const;

/** All of a product on one page; what is written becomes one change set. */
export function ProductForm({ product, choices }: ProductFormProps) {
  const editor = useEditor(product);
  const may = useMay('goods/edit');
  const mayPrice = useMay('goods/prices');
  const [preview, setPreview] = useState(false);
  const category = choices.categories.find(({ id }) => id === editor.mine.values.categoryId);
  return (
    <div className={styles.page}>
      <p className={styles.way}>
        <Link to={paths.goods}>商品</Link>
        {category && ` / ${category.name}`}
      </p>
      <PageHead
        title={String(editor.base.values.name || '') || '新建商品'}
        note={product ? <ShelfState product={product} /> : '填写后存为草稿或发布'}
      >
        {product && mayPrice && <Button onClick={() => setPreview(true)}>预览</Button>}
      </PageHead>
      {product && preview && (
        <PreviewDrawer {...{ editor, choices }} productId={product.productId} onClose={() => setPreview(false)} />
      )}
      <OpenSets product={product} editor={editor} />
      <div className={styles.columns}>
        <Form component={false} layout="vertical" disabled={!may}>
          <fieldset className={styles.main} disabled={!may} aria-label="商品内容">
            <Section title="基本信息">
              <div className={styles.fields}>
                {basics.map((name) => (
                  <FieldBox key={name} {...{ editor, choices, name }} wide={name === 'name'} />
                ))}
              </div>
            </Section>
            <Section title="规格与 SKU" note={`${editor.mine.skus.length} 个规格`}>
              <AxesBox editor={editor} />
              <SkuTable {...{ editor, product }} />
            </Section>
            <Section title="图片" note="首张为主图">
              <PicturesBox editor={editor} />
            </Section>
            <Section title="税务、交期与售后">
              <div className={styles.fields}>
                {sale.map((name) => (
                  <FieldBox key={name} {...{ editor, choices, name }} />
                ))}
              </div>
            </Section>
            <Section title="参数" note={category ? `按分类“${category.name.split(' / ').at(-1)}”的模板` : '先选择分类'}>
              <ParamsBox {...{ editor, choices }} />
            </Section>
            <Section title="图文详情">
              <Suspense fallback={<Skeleton active />}>
                <RichText
                  label="图文详情"
                  html={String(editor.mine.values.detailHtml ?? '')}
                  disabled={!may}
                  pictures={picturesOf(editor)}
                  onChange={(html) => editor.change('product', 'detailHtml', html)}
                />
              </Suspense>
            </Section>
            <Section title="查找与替代">
              <div className={styles.fields}>
                <FieldBox {...{ editor, choices }} name="keywords" wide />
                <Alternatives {...{ editor, product }} />
                <FieldBox {...{ editor, choices }} name="packing" wide />
              </div>
            </Section>
          </fieldset>
        </Form>
        {product && <Side product={product} editor={editor} />}
      </div>
      {may ? <SaveBar {...{ editor, product }} /> : <p className={styles.way}>没有编辑商品的权限</p>}
    </div>
  );
}

type SectionProps = { title: string; note?: string; children: React.ReactNode };

const Section = ({ title, note, children }: SectionProps) => (
  <section className={styles.section} aria-label={title}>
    <h2>
      {title} {note && <small className={styles.note}>{note}</small>}
    </h2>
    {children}
  </section>
);

function ShelfState({ product: { skus, changeTime } }: { product: EditedProduct }) {
  const on = skus.filter(({ values }) => values.onShelf === true).length;
  return (
    <>
      <StateDot turn={on > 0 ? 'ok' : 'off'} tag>
        {on > 0 ? `${on} 个规格在售` : '未上架'}
      </StateDot>{' '}
      最近改动 {changeTime.slice(0, 16)}
    </>
  );
}

function Alternatives({ editor, product }: { editor: Editor; product: EditedProduct | null }) {
  const [names, setNames] = useState<ReadonlyMap<number, string>>(
    () => new Map(product?.names.product.map(({ id, name }) => [id, name])),
  );
  return (
    <div className={styles.wide}>
      <span className={styles.label}>替代商品</span>
      <ProductPicker
        label="替代商品"
        ids={(editor.mine.values.alternatives as number[] | undefined) ?? []}
        names={names}
        except={product?.productId ?? 0}
        onChange={(ids, known) => {
          setNames(known);
          editor.change('product', 'alternatives', ids);
        }}
      />
    </div>
  );
}
