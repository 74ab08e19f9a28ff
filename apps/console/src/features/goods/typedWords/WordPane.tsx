import type { TypedWordModel } from '@yigou/contract/goods/typedWords.console';
import { type TypedWordState, typedWordDays, typedWordStates } from '@yigou/contract/goods/typedWords.terms';
import { Button } from 'antd';
import { Link } from 'react-router';
import { useMay } from '../../../app/operator';
import { tryWordPath } from '../../../app/paths';
import { type Beside, BesideDrawer } from '../../../ui/BesideDrawer';
import { DrawerPart } from '../../../ui/DrawerPart';
import { StateDot } from '../../../ui/StateDot';
import { Sparkline } from './Sparkline';
import styles from './TypedWords.module.css';
import { type AskedWords, spanIn } from './typedWordFilter.rules';
import { useTypedWord } from './typedWords.api';
import { useAdvised } from './WordActs';
import { number } from './wordColumns';
import { adviceText, fateText } from './wordTexts.rules';

export type OnDecide = (word: Pick<TypedWordModel, 'wordId' | 'word' | 'state'>, state: TypedWordState) => void;
type WordPaneProps = Beside & { wordId: number; asked: AskedWords; onDecide: OnDecide };

/** One word: what it came to, what was typed next, who types it. */
export function WordPane({ wordId, asked, onDecide, ...beside }: WordPaneProps) {
  const { data, isError, refetch } = useTypedWord({ wordId, ...spanIn(asked) });
  const word = data?.resultData;
  return (
    <BesideDrawer
      noun="词"
      unit="个"
      size={440}
      {...beside}
      failed={isError}
      onRetry={refetch}
      title={
        word && (
          <>
            {word.word}
            <StateDot turn={word.state === 'open' ? 'us' : 'off'} tag>
              {typedWordStates[word.state]}
            </StateDot>
          </>
        )
      }
    >
      {word && (
        <>
          <Acts word={word} onDecide={onDecide} />
          <Numbers word={word} days={typedWordDays[asked.days]} />
          <Nexts word={word} />
          <Who word={word} />
        </>
      )}
    </BesideDrawer>
  );
}

function Acts({ word, onDecide }: { word: TypedWordModel; onDecide: OnDecide }) {
  const act = useAdvised()(word);
  const mayDecide = useMay('goods/edit');
  const advice = adviceText(word);
  const decide = (label: string, state: TypedWordState) =>
    word.state !== state && <Button onClick={() => onDecide(word, state)}>{label}</Button>;
  return (
    <section className={styles.acts} aria-label="处理">
      {advice && (
        <p>
          建议<b data-kind={word.advice.kind}>{advice}</b>
        </p>
      )}
      <div>
        {act && (
          <Link className={styles.act} to={act.to}>
            {act.text}
          </Link>
        )}
        {mayDecide && word.advice.kind !== 'same' && <Link to={tryWordPath('synonyms', word.word)}>加同义词</Link>}
        {mayDecide && word.advice.kind !== 'successor' && <Link to={tryWordPath('leads', word.word)}>指定去向</Link>}
        {mayDecide && decide('标为已处理', 'handled')}
        {mayDecide && decide('忽略', 'ignored')}
        {mayDecide && decide('改回未处理', 'open')}
      </div>
    </section>
  );
}

const Numbers = ({ word, days }: { word: TypedWordModel; days: string }) => {
  const told: [string, string][] = [
    ['次数', number(word.searches)],
    ['结果', number(word.results)],
    ['点击', `${word.clickPercent}%`],
    ['离开', `${word.leftPercent}%`],
    ['加购', `${number(word.carts)} 次`],
    ['求购', `${number(word.requests)} 次`],
  ];
  return (
    <DrawerPart label={days} title={`${days}，${fateText(word)}`}>
      <dl className={styles.numbers}>
        {told.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.trend}>
        <span>近 8 周</span>
        <Sparkline weeks={word.weeks} />
        <span>本周 {number(word.weeks.at(-1) ?? 0)} 次</span>
      </div>
    </DrawerPart>
  );
};

type Bar = { key: string; name: string; times: number; note?: string };

const Bars = ({ rows }: { rows: readonly Bar[] }) => {
  const most = Math.max(1, ...rows.map(({ times }) => times));
  return (
    <ul className={styles.bars}>
      {rows.map(({ key, name, times, note }) => (
        <li key={key}>
          <span title={name}>{name}</span>
          <i aria-hidden="true">
            <i style={{ width: `${(times / most) * 100}%` }} />
          </i>
          <em>{number(times)}</em>
          {note !== undefined && <small>{note}</small>}
        </li>
      ))}
    </ul>
  );
};

const Nexts = ({ word: { nexts } }: { word: TypedWordModel }) =>
  nexts.length > 0 && (
    <DrawerPart label="接着改搜">
      <Bars
        rows={nexts.map(({ word, times, results }) => ({
          ...{ key: word, name: word, times },
          note: results === 0 ? '没有结果' : `${number(results)} 件`,
        }))}
      />
    </DrawerPart>
  );

const Who = ({ word: { who, otherCustomers, visitors, customers } }: { word: TypedWordModel }) => (
  <DrawerPart label="谁在搜" title={customers > 0 ? `谁在搜，${number(customers)} 家` : '谁在搜'}>
    <Bars rows={who.map(({ customerId, name, searches }) => ({ key: String(customerId), name, times: searches }))} />
    <ul className={styles.rest}>
      {otherCustomers.customers > 0 && (
        <li>
          其余 {number(otherCustomers.customers)} 家<em>{number(otherCustomers.searches)}</em>
        </li>
      )}
      {visitors > 0 && (
        <li>
          未登录的访客<em>{number(visitors)}</em>
        </li>
      )}
    </ul>
  </DrawerPart>
);
