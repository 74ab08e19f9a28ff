import { CheckCircleOutlined, ExclamationCircleOutlined, InfoCircleOutlined, SearchOutlined } from '@ant-design/icons';
import type { SynonymGroup, TriedHit, TriedList } from '@yigou/contract/goods/searchWords.console';
import { LazyImage } from '@yigou/web-kit';
import { Alert, Button, Input, Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../../app/operator';
import { type Named, PartySelect } from '../priceBooks/shared/PartySelect';
import styles from './SearchWords.module.css';
import { useTry, useTryOthers } from './searchWords.api';
import { type Change, changedText, fateText, hitText, ownText } from './searchWords.rules';
import { useSettled } from './useSettled';

type Elsewhere = SynonymGroup & { word: string };
type TryBoxProps = {
  word: string;
  onWord: (word: string) => void;
  /** Null: not enough is written yet. */
  change: Change | null;
  onJoin?: (group: SynonymGroup) => void;
  children: ReactNode;
};

/** A word, what is written for it, and what it finds now and would find then; nothing is saved. */
export function TryBox({ word, onWord, change, onJoin, children }: TryBoxProps) {
  const mayName = useMay('goods/prices');
  const [customer, setCustomer] = useState<Named | null>(null);
  const asked = useSettled(
    change && word.trim() ? { word: word.trim(), customerId: customer?.id ?? null, change } : null,
  );
  return (
    <div className={styles.try}>
      <div className={styles.asked}>
        <Input
          aria-label="试一个词"
          placeholder="试一个词，如 耐油手套"
          prefix={<SearchOutlined />}
          maxLength={30}
          allowClear
          value={word}
          onChange={({ target }) => onWord(target.value)}
        />
        {mayName && <PartySelect kind="customers" label="看作哪家企业" value={customer} onChange={setCustomer} />}
        {customer && (
          <Button type="link" size="small" onClick={() => setCustomer(null)}>
            改为看作访客
          </Button>
        )}
      </div>
      {children}
      {asked ? (
        <Tried asked={asked} onWord={onWord} onJoin={onJoin} />
      ) : (
        <p className={styles.hint}>填写后在这里比较保存前后的结果，不会影响商城。</p>
      )}
    </div>
  );
}

type TriedProps = {
  asked: NonNullable<Parameters<typeof useTry>[0]>;
  onWord: (word: string) => void;
  onJoin: TryBoxProps['onJoin'];
};

function Tried({ asked, onWord, onJoin }: TriedProps) {
  const tried = useTry(asked);
  if (tried.isError) return <Alert type="warning" showIcon title={tried.error.message} />;
  if (!tried.data) return <Skeleton active />;
  const { before, after, elsewhere } = tried.data.resultData;
  return (
    <>
      {onJoin && elsewhere.length > 0 && <Joins elsewhere={elsewhere} onJoin={onJoin} />}
      {asked.change.kind === 'leads' && <p className={styles.hint}>保存后按回车直达：{after.leadsTo || '去向无效'}</p>}
      <div className={styles.compare} aria-busy={tried.isFetching}>
        <Side label="现在" list={before} />
        <Side label="保存后" list={after} isAfter />
      </div>
      {asked.change.kind === 'synonyms' && <Others asked={asked} onWord={onWord} />}
    </>
  );
}

/** A word in two groups is found by neither: it is better put into the one it stands in. */
function Joins({ elsewhere, onJoin }: { elsewhere: readonly Elsewhere[]; onJoin: (group: SynonymGroup) => void }) {
  return elsewhere.slice(0, 2).map(({ word, ...group }) => (
    <Alert
      key={`${word} ${group.groupNo}`}
      type="warning"
      showIcon
      title={`“${word}”已在另一组（${group.words.slice(0, 3).join('、')}${group.words.length > 3 ? '…' : ''}）。写在两组里，两组的词都不再找到它。`}
      action={
        <Button size="small" onClick={() => onJoin(group)}>
          并入该组
        </Button>
      }
    />
  ));
}

function Side({ label, list, isAfter = false }: { label: string; list: TriedList; isAfter?: boolean }) {
  const isPartly = list.matched === 'partial' && list.missing.length > 0;
  return (
    <section aria-label={label} data-after={isAfter}>
      <header>
        {label} <b>{list.total.toLocaleString('zh-CN')}</b> 件商品
      </header>
      <ul>
        {list.hits.map((hit, at) => (
          <Hit key={hit.productId} hit={hit} place={at + 1} isAfter={isAfter} />
        ))}
      </ul>
      {list.total === 0 && <p className={styles.none}>没有找到商品</p>}
      {isPartly && <p className={styles.none}>部分匹配，缺少{list.missing.map((each) => `“${each}”`).join('')}</p>}
    </section>
  );
}

function Hit({ hit, place, isAfter }: { hit: TriedHit; place: number; isAfter: boolean }) {
  const isNew = isAfter && hit.otherPlace === 0;
  const isMoved = isAfter && !isNew && hit.otherPlace !== place;
  return (
    <li data-new={isNew}>
      <LazyImage src={hit.imgUrl} alt="" width={32} height={32} />
      <div>
        <p title={hit.name}>{hit.name}</p>
        <small>{(!isAfter && fateText(hit, place)) || hitText(hit)}</small>
      </div>
      {isNew && <em>新</em>}
      {isMoved && <small>原第 {hit.otherPlace}</small>}
    </li>
  );
}

function Others({ asked, onWord }: Omit<TriedProps, 'onJoin'>) {
  const others = useTryOthers(asked);
  const data = others.data?.resultData;
  return (
    <section className={styles.others} aria-label="对其他词的影响">
      <h3>对其他词的影响</h3>
      {others.isError && <Alert type="warning" title={others.error.message} />}
      {!data && !others.isError && <p className={styles.hint}>正在比较常搜的词…</p>}
      {data && (
        <ul aria-busy={others.isFetching}>
          <li>
            <CheckCircleOutlined data-tone="ok" />
            <span>
              常搜 <b>{data.checked}</b> 词的前 10 名：<b>{data.kept}</b> 个不变
            </span>
          </li>
          {data.changed.slice(0, 5).map((each) => (
            <li key={each.word}>
              <ExclamationCircleOutlined data-tone="them" />
              <span>{changedText(each)}</span>
              <Button type="link" size="small" aria-label={`试“${each.word}”`} onClick={() => onWord(each.word)}>
                试一试
              </Button>
            </li>
          ))}
          {data.own.length > 0 && (
            <li>
              <InfoCircleOutlined data-tone="us" />
              <span>{ownText(data.own)}</span>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
