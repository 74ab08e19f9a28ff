import { paths } from '../../app/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { Notice } from './Notice';

export const NotFoundPage = () => (
  <Notice mark="404" title="页面不存在" text="您访问的页面可能已被移除、改名，或者您没有查看它的权限。">
    <ButtonLink kind="primary" to={paths.home}>
      返回首页
    </ButtonLink>
    <ButtonLink to={paths.help}>帮助中心</ButtonLink>
  </Notice>
);
