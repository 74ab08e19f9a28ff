import { paths } from '../../../app/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Notice } from './Notice';

export const NotFoundPage = () => (
  <Notice mark="404" title="页面不存在" text="您访问的页面不存在或已移除，或您没有查看权限。">
    <ButtonLink kind="primary" to={paths.home}>
      返回首页
    </ButtonLink>
    <ButtonLink to={paths.help}>帮助中心</ButtonLink>
  </Notice>
);
