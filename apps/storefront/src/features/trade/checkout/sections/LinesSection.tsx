import type { PreviewLine } from '@yigou/contract/trade/checkout';
import { useId, useState } from 'react';
import { paths } from '../../../../app/paths';
import { Button } from '../../../../ui/Button';
import { ButtonLink } from '../../../../ui/ButtonLink';
import { useArrivalIn } from '../../addresses/shared/useArrival';
import { bySupplier, type Changes, foldLines, folds } from '../change.rules';
import styles from './LinesSection.module.css';
import { PreviewRow } from './PreviewRow';
import { Section } from './Section';

type LinesSectionProps = {
  lines: readonly PreviewLine[];
  changes: Changes | undefined;
  /** The code of the province the order goes to. */
  province: string | undefined;
};

/** A long list is folded to its first lines; a line that changed meanwhile is never hidden. */
export function LinesSection({ lines, changes, province }: LinesSectionProps) {
  const arrival = useArrivalIn(province);
  const [open, setOpen] = useState(false);
  const id = useId();
  const long = folds(lines);
  const shown = long && !open ? foldLines(lines, changes?.lines) : lines;
  const pieces = lines.reduce((sum, line) => sum + line.qty, 0).toLocaleString('zh-CN');
  return (
    <Section
      title="商品清单"
      note={`${lines.length} 种商品，共 ${pieces} 件`}
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
      <div id={id}>
        {bySupplier(shown).map((group) => (
          <section key={group.supplierId} className={styles.group} aria-label={group.supplierName}>
            <h3>{group.supplierName}</h3>
            <ul>
              {group.lines.map((line) => (
                <PreviewRow
                  key={line.cartId}
                  line={line}
                  arrival={arrival(line.shipsFrom)}
                  changed={changes?.lines.get(line.itemId)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {long && (
        <Button className={styles.fold} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? '收起商品清单' : `共 ${pieces} 件商品 / ${lines.length} 行，展开全部`}
        </Button>
      )}
    </Section>
  );
}
