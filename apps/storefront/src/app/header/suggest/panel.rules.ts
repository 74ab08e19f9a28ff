import type { SkuCard } from '@yigou/contract/goods/catalog';
import type { HotSearch } from '@yigou/contract/goods/search';
import type { Suggest } from '@yigou/contract/goods/suggest';
import { exactNumberLabels } from '@yigou/contract/goods/suggest.terms';
import { isInStock, type OrderSteps, smallestQty } from '@yigou/contract/trade/cart.terms';
import type { Regular } from '@yigou/contract/trade/lists';
import { quoteMissing } from '../../../features/goods/search/shared/missing.rules';
import { askPath, itemPath, paths, productPath, purchaseListPath, searchPath, sitePath } from '../../paths';

/** As much of an article as a row shows, from a search or from what was bought before. */
type Shown = 'itemId' | 'productId' | 'itemNo' | 'itemName' | 'itemSpec' | 'partNo' | 'imgUrl' | 'unit' | 'stockQty';
export type PanelGoods = Pick<SkuCard, Shown | 'price' | 'priceKind'> & OrderSteps & { shipsFrom: string };

type Way = {
  key: string;
  text: string;
  /** What stands at its end. */
  note: string;
  /** Where it leads. */
  to: string;
  /** Remembered when picked. */
  word?: string;
};

export type PanelOption =
  | (Way & { kind: 'word' | 'category' | 'list' | 'number' | 'all' | 'asTyped' | 'ask' })
  | (Way & { kind: 'goods'; item: PanelGoods; tags: string[]; qty: number; addable: boolean })
  | { kind: 'clear'; key: string; text: string };

export type Section = {
  title: string;
  look: 'rows' | 'flow' | 'goods' | 'line';
  /** In a panel of two columns, goods stand on the right; what is said of both stands above. */
  side: 'top' | 'left' | 'right';
  /** Its title is not drawn, only spoken. */
  quiet?: boolean;
  options: PanelOption[];
  /** Beside the title, and after the options for who goes by keys. */
  act?: PanelOption;
};

export type Panel = {
  sections: Section[];
  /** What is to be said before anything is offered: a slip put right, or that something is not sold. */
  said: { kind: 'slip' | 'none' | 'part'; text: string } | null;
  /** Lit without having been moved to: a whole number means this one article. */
  lit: string | null;
};

const pieces = (count: number): string => count.toLocaleString('zh-CN');

export const wordOption = (text: string, note = ''): PanelOption => ({
  kind: 'word',
  key: `word ${text}`,
  text,
  note,
  to: searchPath({ keyword: text }),
  word: text,
});

function goodsOption(item: PanelGoods, tags: string[], qty = smallestQty(item), note = ''): PanelOption {
  const { itemId, productId, itemName, itemSpec } = item;
  return {
    kind: 'goods',
    key: `goods ${itemId}`,
    text: `${itemName} ${itemSpec}`.trim(),
    note,
    to: productPath(productId, itemId),
    item,
    tags,
    qty,
    addable: isInStock(item, item.stockQty),
  };
}

const lastTime = ({ lastQty, unit }: Regular): string => `${pieces(lastQty)} ${unit}`;

function tagsOf(item: SkuCard, regular: Regular | undefined, exact: boolean): string[] {
  if (exact) return ['回车直达'];
  return [
    ...(regular ? [`常购，上次 ${lastTime(regular)}`] : []),
    ...(item.priceKind === 'contract' && !regular ? ['协议价'] : []),
  ];
}

const saidOf = (typed: string, { searched, missing, goods }: Suggest): Panel['said'] => {
  if (searched) return { kind: 'slip', text: searched };
  if (missing.length === 0) return null;
  return { kind: goods.length > 0 ? 'part' : 'none', text: quoteMissing(typed, missing) };
};

const slipSection = (typed: string, meant: string): Section => ({
  title: `按 ${meant} 联想`,
  look: 'line',
  side: 'top',
  options: [
    {
      kind: 'asTyped',
      key: 'asTyped',
      text: `仍搜索“${typed}”`,
      note: '',
      to: searchPath({ keyword: typed, asTyped: 1 }),
      word: typed,
    },
  ],
});

/** Where nothing is sold under that name, the categories are all there is to go on with. */
const categorySection = ({ categories }: Suggest, instead: boolean): Section => ({
  title: instead ? '相近的分类' : '分类',
  look: 'rows',
  side: 'left',
  quiet: instead,
  options: categories.map(({ categoryId, categoryName, topName, count }) => ({
    kind: 'category',
    key: `category ${categoryId}`,
    text: categoryName,
    note: [topName, instead ? `${pieces(count)} 个商品` : ''].filter(Boolean).join('，'),
    to: searchPath({ categoryId }),
  })),
});

const listSection = ({ lists }: Suggest): Section => ({
  title: '采购清单',
  look: 'rows',
  side: 'left',
  options: lists.map(({ listId, name, held }) => ({
    kind: 'list',
    key: `list ${listId}`,
    text: name,
    note: `含 ${held} 款`,
    to: purchaseListPath(listId),
  })),
});

function goodsSection(typed: string, found: Suggest, options: PanelOption[]): Section {
  const { exact, goodsKey, totalCount } = found;
  const section: Section = { title: exact ? exactNumberLabels[exact] : '商品', look: 'goods', side: 'right', options };
  if (exact || (totalCount <= found.goods.length && goodsKey === typed)) return section;
  const text = `全部 ${pieces(totalCount)} 个`;
  const to = searchPath({ keyword: goodsKey });
  return { ...section, act: { kind: 'all', key: 'all', text, note: '', to, word: goodsKey } };
}

const numberSection = ({ numbers, exact }: Suggest): Section => ({
  title: '相近的编号',
  look: 'rows',
  side: exact ? 'right' : 'left',
  options: numbers.map(({ itemId, number, itemName }) => ({
    kind: 'number',
    key: `number ${itemId}`,
    text: number,
    note: itemName,
    to: itemPath(itemId),
  })),
});

const askSection = (typed: string): Section => ({
  title: '提交求购需求',
  look: 'line',
  side: 'left',
  quiet: true,
  options: [{ kind: 'ask', key: 'ask', text: '我要求购', note: '', to: askPath(typed) }],
});

/** For what was typed. `regulars` are what the account buys again and again. */
export function typedPanel(typed: string, found: Suggest, regulars: readonly Regular[], mayAsk = true): Panel {
  const said = saidOf(typed, found);
  const isSold = said?.kind !== 'none';
  const regularOf = new Map(regulars.map((each) => [each.itemId, each]));
  const isExact = found.exact !== null;
  const goods = found.goods.map((item) => goodsOption(item, tagsOf(item, regularOf.get(item.itemId), isExact)));
  const words = found.words.map(({ text, count }) => wordOption(text, `${pieces(count)} 个商品`));
  const sections = filled([
    said?.kind === 'slip' && slipSection(typed, said.text),
    { title: '猜您想搜', look: 'rows', side: 'left', options: words },
    categorySection(found, !isSold),
    listSection(found),
    goodsSection(typed, found, goods),
    numberSection(found),
    !isSold && mayAsk && askSection(typed),
  ]);
  return { sections, said, lit: isExact ? (goods[0]?.key ?? null) : null };
}

const sides: readonly Section['side'][] = ['top', 'left', 'right'];

/** In the order they are read: one side after the other. */
const filled = (sections: readonly (Section | false)[]): Section[] =>
  sections
    .filter((section): section is Section => section !== false && section.options.length > 0)
    .sort((a, b) => sides.indexOf(a.side) - sides.indexOf(b.side));

const regularsShown = 3;

/** Before anything is typed: what was searched before, what is bought again and again, and what others search. */
export function startPanel(history: readonly string[], regulars: readonly Regular[], hot: readonly HotSearch[]): Panel {
  return {
    said: null,
    lit: null,
    sections: filled([
      {
        title: '最近搜索',
        look: 'flow',
        side: 'left',
        options: history.map((word) => ({ ...wordOption(word), key: `history ${word}` })),
        act: { kind: 'clear', key: 'clear', text: '清空' },
      },
      {
        title: '常购',
        look: 'goods',
        side: 'left',
        options: regulars
          .filter(({ problem }) => problem === null)
          .slice(0, regularsShown)
          .map((row) =>
            goodsOption(
              { ...row, shipsFrom: '' },
              [],
              row.suggestedQty,
              `上次 ${lastTime(row)}，${row.lastDay.slice(5)}`,
            ),
          ),
        ...(regulars.length > regularsShown && {
          act: { kind: 'all', key: 'all', text: `全部 ${regulars.length} 款`, note: '', to: paths.purchaseList },
        }),
      },
      {
        title: '热搜',
        look: 'flow',
        side: 'left',
        options: hot.map(({ searchId, searchKey, hotUrl }) => ({
          kind: 'word',
          key: `hot ${searchId}`,
          text: searchKey,
          note: '',
          to: sitePath(hotUrl) || searchPath({ keyword: searchKey }),
        })),
      },
    ]),
  };
}

/** In the order the keys go through them. */
export const optionsOf = ({ sections }: Panel): PanelOption[] =>
  sections.flatMap(({ options, act }) => (act ? [...options, act] : options));

/** One place more than there are options: between the last and the first nothing is lit. */
export function stepped(options: readonly PanelOption[], lit: string | null, step: 1 | -1): string | null {
  const places = options.length + 1;
  const at = options.findIndex(({ key }) => key === lit) + 1;
  return options[((at + step + places) % places) - 1]?.key ?? null;
}
