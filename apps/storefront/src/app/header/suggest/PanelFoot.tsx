import type { PanelOption } from './panel.rules';
import styles from './SuggestPanel.module.css';

type PanelFootProps = {
  lit: PanelOption | undefined;
  /** The lit article, where Tab buys it. */
  buys: Extract<PanelOption, { kind: 'goods' }> | undefined;
};

function enterDoes(lit: PanelOption | undefined): string {
  if (!lit) return '搜索';
  if (lit.kind === 'clear') return '清空';
  if (lit.kind === 'goods' || lit.kind === 'number') return '打开商品';
  return lit.kind === 'word' ? '搜索' : '打开';
}

/** What the keys do now. */
export const PanelFoot = ({ lit, buys }: PanelFootProps) => (
  <p className={styles.foot}>
    <span>
      <kbd>↑</kbd>
      <kbd>↓</kbd>选择
    </span>
    <span>
      <kbd>Enter</kbd>
      {enterDoes(lit)}
    </span>
    {buys && (
      <span>
        <kbd>Tab</kbd>加购 {buys.qty.toLocaleString('zh-CN')} {buys.item.unit}
      </span>
    )}
    <span>
      <kbd>Esc</kbd>收起
    </span>
  </p>
);
