import { currentPath, loginPath } from '../../../../app/paths';
import { ButtonLink } from '../../../../ui/ButtonLink';
import { EmptyState } from '../../../../ui/States';
import styles from '../NoResult.module.css';
import { SortBar } from '../SortBar';
import type { FilterControl } from '../useSearchFilter';

/** Contracts are made with companies: a visitor has none to filter by. */
export const LoginNeeded = ({ control }: { control: FilterControl }) => (
  <>
    <SortBar control={control} totalCount={0} />
    <section className={styles.page} aria-label="需要登录">
      <EmptyState title="协议商品按企业签约，登录后才能查看贵公司的协议商品与协议价">
        <ButtonLink kind="primary" to={loginPath(currentPath())}>
          登录后查看
        </ButtonLink>
        <ButtonLink to={control.pathOf({ selAstrict: false })}>查看全部商品</ButtonLink>
      </EmptyState>
    </section>
  </>
);
