import { clickGuardMs } from '@yigou/web-kit';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../../../features/people/accounts/shared/useMay';
import { useAddToCart } from '../../../features/trade/cart/shared/useAddToCart';
import { useSession } from '../../session';
import { addToHistory, clearHistory } from '../searchHistory';
import { PanelFoot } from './PanelFoot';
import { PanelSection } from './PanelSection';
import { optionsOf, type PanelOption, stepped } from './panel.rules';
import { Said } from './Said';
import styles from './SuggestPanel.module.css';
import { useSuggest } from './useSuggest';

/** True: the key was for the panel. */
export type PanelKeys = { hearKey: (event: KeyboardEvent) => boolean };
/** What the box has to say about the panel. */
export type PanelState = { open: boolean; lit: string | undefined };

type SuggestPanelProps = {
  id: string;
  typed: string;
  keys: Ref<PanelKeys>;
  onState: (state: PanelState) => void;
  onClose: () => void;
};

/** The panel below the search box. The focus stays in the box, which hears the keys and names the lit option. */
export default function SuggestPanel({ id, typed, keys, onState, onClose }: SuggestPanelProps) {
  const navigate = useNavigate();
  const panel = useSuggest(typed);
  const { token } = useSession();
  const mayBuy = useMay('order/myOrder/buy');
  const { add, busy } = useAddToCart();
  /** An option is no button: the guard against a double click is kept here. */
  const added = useRef({ key: '', at: 0 });
  /** Undefined: nobody has moved yet for these words. */
  const [moved, setMoved] = useState<{ typed: string; key: string | null }>();
  const options = optionsOf(panel);
  const litKey = moved?.typed === typed ? moved.key : panel.lit;
  const at = options.findIndex(({ key }) => key === litKey);
  const lit = options[at];
  const open = options.length > 0;
  const litId = lit && `${id}-${at}`;

  useEffect(() => onState({ open, lit: litId }), [onState, open, litId]);
  useEffect(() => () => onState({ open: false, lit: undefined }), [onState]);

  const light = (key: string | null) => setMoved({ typed, key });
  const buys = (option: PanelOption | undefined) =>
    option?.kind === 'goods' && option.addable && token !== '' && mayBuy ? option : undefined;

  function put(option: PanelOption) {
    if (option.kind !== 'goods' || busy) return;
    const { key, at: addedAt } = added.current;
    if (key === option.key && Date.now() - addedAt < clickGuardMs) return;
    added.current = { key: option.key, at: Date.now() };
    add([{ itemId: option.item.itemId, chartQty: option.qty }]);
  }

  function pick(option: PanelOption) {
    if (option.kind === 'clear') {
      clearHistory();
      light(null);
      return;
    }
    if (option.word) addToHistory(option.word);
    else if (option.key === panel.lit) addToHistory(typed);
    onClose();
    if (option.to.startsWith('/')) navigate(option.to);
    else window.open(option.to, '_blank', 'noopener');
  }

  function hearKey(event: KeyboardEvent): boolean {
    if (!open) return false;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      light(stepped(options, lit?.key ?? null, event.key === 'ArrowDown' ? 1 : -1));
      return true;
    }
    if (event.key === 'Enter' && lit) {
      pick(lit);
      return true;
    }
    if (event.key === 'Escape') {
      onClose();
      return true;
    }
    const bought = event.key === 'Tab' && !event.shiftKey ? buys(lit) : undefined;
    if (bought) put(bought);
    return bought !== undefined;
  }
  useImperativeHandle(keys, () => ({ hearKey }));

  if (!open) return null;
  const sides = [...new Set(panel.sections.map(({ side }) => side))];
  return (
    // The box would lose its focus to a press on the panel.
    <div
      className={styles.panel}
      data-two={(sides.includes('left') && sides.includes('right')) || undefined}
      onPointerDown={(e) => e.preventDefault()}
    >
      <div className={styles.body}>
        <Said said={panel.said} hasNear={panel.sections.length > 1} />
        <div id={id} role="listbox" aria-label="搜索建议" className={styles.list}>
          {sides.map((side) => (
            <div key={side} className={styles.side} data-side={side} role="presentation">
              {panel.sections
                .filter((section) => section.side === side)
                .map((section) => (
                  <PanelSection
                    key={section.title}
                    section={section}
                    typed={panel.said?.kind === 'slip' ? panel.said.text : typed}
                    lit={lit?.key}
                    idOf={(option) => `${id}-${options.indexOf(option)}`}
                    onLight={light}
                    onPick={pick}
                    {...((token === '' || mayBuy) && { onPut: put })}
                  />
                ))}
            </div>
          ))}
        </div>
      </div>
      <PanelFoot lit={lit} buys={buys(lit)} />
    </div>
  );
}
