import { type GoodsRequestState, goodsRequestStateLabels } from '@yigou/contract/trade/requests.terms';
import { StateTag, type Tone } from '@yigou/web-kit';

/** What a state asks of the buyer. */
const tones: Record<GoodsRequestState, Tone> = {
  waiting: 'run',
  quoted: 'act',
  refused: 'bad',
  closed: 'done',
  withdrawn: 'done',
};

export const GoodsRequestStateTag = ({ state }: { state: GoodsRequestState }) => (
  <StateTag tone={tones[state]}>{goodsRequestStateLabels[state]}</StateTag>
);
