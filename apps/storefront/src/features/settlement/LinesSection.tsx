import type { PreviewLine } from '@yigou/contract';
import { paths } from '../../app/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { bySupplier, type Changes } from './change.rules';
import styles from './LinesSection.module.css';
import { PreviewRow } from './PreviewRow';
import { Section } from './Section';

type LinesSectionProps = { lines: readonly PreviewLine[]; changes: Changes | undefined };

export const LinesSection = ({ lines, changes }: LinesSectionProps) => (
  <Section
    title="商品清单"
    note={`${lines.length} 种商品`}
    side={
      <ButtonLink kind="text" to={paths.cart}>
        返回购物车修改
      </ButtonLink>
    }
  >
    <div className={styles.titles} aria-hidden="true">
      <span>商品</span>
      <span>单价</span>
      <span>数量</span>
      <span>小计</span>
    </div>
    {bySupplier(lines).map((group) => (
      <section key={group.supplierId} className={styles.group} aria-label={group.supplierName}>
        <h3>{group.supplierName}</h3>
        <ul>
          {group.lines.map((line) => (
            <PreviewRow key={line.cartId} line={line} changed={changes?.lines.get(line.itemId)} />
          ))}
        </ul>
      </section>
    ))}
  </Section>
);
