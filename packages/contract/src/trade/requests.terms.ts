/** How a request for goods that are not sold goes on: it waits, is answered, and whoever asked ends it. */
export const goodsRequestStateLabels = {
  waiting: '待答复',
  quoted: '已答复',
  refused: '暂不供应',
  closed: '已结束',
  withdrawn: '已撤销',
} as const;
export type GoodsRequestState = keyof typeof goodsRequestStateLabels;

const states = Object.keys(goodsRequestStateLabels) as GoodsRequestState[];

type Tabs = Record<string, { label: string; states: readonly GoodsRequestState[] }>;

export const goodsRequestTabs = {
  all: { label: '全部', states },
  waiting: { label: '待答复', states: ['waiting'] },
  answered: { label: '已有结果', states: ['quoted', 'refused'] },
  over: { label: '已结束', states: ['closed', 'withdrawn'] },
} as const satisfies Tabs;
export type GoodsRequestTab = keyof typeof goodsRequestTabs;

export const consoleGoodsRequestTabs = {
  waiting: { label: '待答复', states: ['waiting'] },
  quoted: { label: '已答复', states: ['quoted'] },
  refused: { label: '暂不供应', states: ['refused'] },
  over: { label: '已结束', states: ['closed', 'withdrawn'] },
  all: { label: '全部', states },
} as const satisfies Tabs;
export type ConsoleGoodsRequestTab = keyof typeof consoleGoodsRequestTabs;

/** Each step with what it leads from, and to. */
export const goodsRequestMoves = {
  answer: { label: '答复', from: ['waiting'], to: 'quoted' },
  refuse: { label: '回绝', from: ['waiting'], to: 'refused' },
  withdraw: { label: '撤销', from: ['waiting'], to: 'withdrawn' },
  close: { label: '结束', from: ['quoted', 'refused'], to: 'closed' },
} as const satisfies Record<string, { label: string; from: readonly GoodsRequestState[]; to: GoodsRequestState }>;
export type GoodsRequestMove = keyof typeof goodsRequestMoves;

export const mayMoveGoodsRequest = (move: GoodsRequestMove, state: GoodsRequestState): boolean =>
  (goodsRequestMoves[move].from as readonly GoodsRequestState[]).includes(state);

export const goodsRequestLimits = {
  name: 100,
  spec: 100,
  unit: 10,
  qty: 999_999,
  note: 300,
  pictures: 3,
  answer: 500,
  /** Fewer characters tell nobody why. */
  answerLeast: 5,
  skus: 10,
  /** Of one account, waiting at the same time. */
  waiting: 30,
} as const;

/** What is promised to who asks, in working days. */
export const goodsRequestAnswerDays = 1;
export const goodsRequestPromise = `平台 ${goodsRequestAnswerDays} 个工作日内答复，结果将通过站内消息通知`;

/** Numbers of articles as somebody types or pastes them: one by one, however they are parted. */
export const readSkuNos = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\s,，、;；]+/)
      .map((each) => each.trim().toUpperCase())
      .filter((each) => each !== ''),
  ),
];
