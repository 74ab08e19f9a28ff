import type { GoodsRequestState } from '@yigou/contract/trade/requests.terms';
import type { Turn } from '../../../ui/StateDot';

export const turnOf: Record<GoodsRequestState, Turn> = {
  waiting: 'us',
  quoted: 'them',
  refused: 'bad',
  closed: 'ok',
  withdrawn: 'off',
};
