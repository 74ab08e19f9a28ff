import { type ListedThing, listedThings, type ShelfThing, shelfThings } from '@yigou/contract/goods/catalogDesk.terms';
import { PageHead } from '../../../ui/PageHead';
import { TabRow } from '../../../ui/TabRow';
import { useListQuery } from '../../../ui/useListQuery';
import { CategoryPane } from './CategoryPane';
import { ShelfList } from './ShelfList';

const tabs = Object.keys(shelfThings) as ShelfThing[];
const isListed = (text: string): text is ListedThing => Object.hasOwn(listedThings, text);

/** What goods are sorted by; each change is a change set, written at once. */
export function ShelvesPage() {
  const query = useListQuery(['tab', 'word', 'id'] as const);
  const { filter, go } = query;
  const current: ShelfThing = isListed(filter.tab) ? filter.tab : 'category';
  return (
    <>
      <PageHead title="分类与品牌" note="每次修改都记入变更单，可以撤销" />
      <TabRow
        label="资料"
        current={current}
        tabs={tabs.map((key) => ({ key, label: shelfThings[key] }))}
        onChoose={(key) => go({ tab: key === 'category' ? '' : key, word: '', id: '' })}
      />
      {current === 'category' ? (
        <CategoryPane id={Number(filter.id)} onOpen={(id) => go({ id: id ? String(id) : '' })} />
      ) : (
        <ShelfList key={current} thing={current} query={query} />
      )}
    </>
  );
}
