import { Alert, Button, Skeleton } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../../app/paths';
import { useChoices, useProduct } from './editor.api';
import { ProductForm } from './ProductForm';

/** A product to be edited, or a new one where the address names none. */
export function EditorPage() {
  const [query] = useSearchParams();
  const productId = Number(query.get('productId')) || 0;
  const product = useProduct(productId);
  const choices = useChoices();
  if ((product.isError && !product.data) || choices.isError)
    return (
      <Alert
        type="error"
        title="商品不存在或加载失败"
        action={
          <>
            <Button
              onClick={() => {
                product.refetch();
                choices.refetch();
              }}
            >
              重试
            </Button>{' '}
            <Link to={paths.goods}>返回商品列表</Link>
          </>
        }
      />
    );
  if (!choices.data || (productId > 0 && !product.data)) return <Skeleton active />;
  return (
    <ProductForm
      key={productId}
      product={productId > 0 ? (product.data?.resultData ?? null) : null}
      choices={choices.data.resultData}
    />
  );
}
