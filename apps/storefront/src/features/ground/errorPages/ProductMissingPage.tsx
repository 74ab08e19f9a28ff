import { paths, searchPath } from '../../../app/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Notice } from './Notice';

export const ProductMissingPage = () => (
  <Notice
    title="没有找到商品信息"
    text="该商品可能已下架，或不在您的采购范围内。请更换关键字重新搜索，或浏览同类商品。"
  >
    <ButtonLink kind="primary" to={searchPath({})}>
      重新搜索
    </ButtonLink>
    <ButtonLink to={paths.home}>返回首页</ButtonLink>
  </Notice>
);
