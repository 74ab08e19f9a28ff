import { paths } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Notice } from './Notice';

/** A page that could not be loaded or drawn. Loading everything anew is the only honest way to try again. */
export const RouteErrorPage = () => (
  <Notice mark="!" title="页面出错了" text="页面加载失败，可能是网络不稳定或系统刚刚更新，请重试。">
    <Button kind="primary" onClick={() => location.reload()}>
      重试
    </Button>
    <ButtonLink to={paths.home}>返回首页</ButtonLink>
  </Notice>
);
