import type { PreviewLine } from '@yigou/contract/trade/checkout';
import { cartPath } from '../../../../app/paths';
import { ButtonLink } from '../../../../ui/ButtonLink';
import styles from './LinesSection.module.css';
import { PreviewRow } from './PreviewRow';
import { Section } from './Section';

/** What was chosen but cannot be bought now: never folded, each with its reason, and no part of the order. */
export const LeftOut = ({ lines }: { lines: readonly PreviewLine[] }) => (
  <Section
    title="未计入本单"
    note={`${lines.length} 种已选商品暂不能购买，留在购物车中`}
    side={
      <ButtonLink kind="text" to={cartPath('problem')}>
        返回购物车修改
      </ButtonLink>
    }
  >
    <ul className={styles.group}>
      {lines.map((line) => (
        <PreviewRow key={line.cartId} line={line} changed={undefined} />
      ))}
    </ul>
  </Section>
);
