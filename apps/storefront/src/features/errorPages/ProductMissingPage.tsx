import { paths, searchPath } from '../../app/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { Notice } from './Notice';

export const ProductMissingPage = () => (
  <Notice
    title="没有找到商品信息"
    text="该商品可能已下架，或不在您的采购范围内。换个关键字再搜一次，也许有合适的替代品。"
  >
    <ButtonLink kind="primary" to={searchPath({})}>
      重新搜索
    </ButtonLink>
    <ButtonLink to={paths.home}>返回首页</ButtonLink>
  </Notice>
);
