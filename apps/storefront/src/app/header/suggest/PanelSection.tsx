import { GoodsOption } from './GoodsOption';
import { Marked } from './Marked';
import { OptionSign } from './OptionSign';
import type { PanelOption, Section } from './panel.rules';
import styles from './SuggestPanel.module.css';

type PanelSectionProps = {
  section: Section;
  /** What is marked in the texts. */
  typed: string;
  lit: string | undefined;
  idOf: (option: PanelOption) => string;
  onLight: (key: string) => void;
  onPick: (option: PanelOption) => void;
  /** Missing where nothing may be bought. */
  onPut?: (option: PanelOption) => void;
};

export function PanelSection({ section, typed, lit, idOf, onLight, onPick, onPut }: PanelSectionProps) {
  const { title, look, quiet, options, act } = section;

  const option = (each: PanelOption, className: string | undefined) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the box, which keeps the focus.
    <div
      key={each.key}
      id={idOf(each)}
      role="option"
      tabIndex={-1}
      aria-selected={each.key === lit}
      className={className}
      onPointerMove={() => onLight(each.key)}
      onClick={() => onPick(each)}
    >
      {each.kind === 'goods' && (
        <GoodsOption option={each} typed={typed} {...(onPut && { onPut: () => onPut(each) })} />
      )}
      {each.kind !== 'goods' && (
        <>
          {(look === 'rows' || each.kind === 'ask') && <OptionSign kind={each.kind} />}
          <span className={styles.text}>
            {each.kind === 'word' ? <Marked text={each.text} typed={typed} /> : each.text}
          </span>
          {each.kind !== 'clear' && each.note && <small className={styles.note}>{each.note}</small>}
        </>
      )}
    </div>
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options; a fieldset belongs to a form.
    <div role="group" aria-label={title} className={styles.section} data-look={look}>
      {!quiet && (
        <span className={styles.title} aria-hidden="true">
          {title}
        </span>
      )}
      {options.map((each) => option(each, look === 'goods' ? styles.goods : styles.option))}
      {act && option(act, styles.act)}
    </div>
  );
}
