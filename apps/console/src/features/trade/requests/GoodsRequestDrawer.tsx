import { formatYuan } from '@yigou/contract/ground/money';
import type { ConsoleGoodsRequest } from '@yigou/contract/trade/requests.console';
import { goodsRequestStateLabels, mayMoveGoodsRequest } from '@yigou/contract/trade/requests.terms';
import { PictureRow } from '@yigou/web-kit';
import { type Beside, BesideDrawer } from '../../../ui/BesideDrawer';
import { StateDot } from '../../../ui/StateDot';
import { fetchFile } from '../../ground/files/shared/files.api';
import { AnswerForm } from './AnswerForm';
import styles from './GoodsRequestDrawer.module.css';
import { turnOf } from './request.rules';
import { useGoodsRequest } from './requests.api';

type GoodsRequestDrawerProps = Beside & { wantId: number };

/** What is wanted, and the answer to it. */
export function GoodsRequestDrawer({ wantId, ...beside }: GoodsRequestDrawerProps) {
  const { data, isError, refetch } = useGoodsRequest(wantId);
  const want = data?.resultData;
  return (
    <BesideDrawer
      noun="求购"
      unit="条"
      size={560}
      {...beside}
      failed={isError}
      onRetry={refetch}
      title={
        want && (
          <>
            {want.wantNo}
            <StateDot turn={turnOf[want.state]} tag>
              {goodsRequestStateLabels[want.state]}
            </StateDot>
          </>
        )
      }
    >
      {want && (
        <>
          <Facts want={want} />
          {mayMoveGoodsRequest('answer', want.state) ? <AnswerForm wantId={want.wantId} /> : <Answered want={want} />}
        </>
      )}
    </BesideDrawer>
  );
}

const Facts = ({ want }: { want: ConsoleGoodsRequest }) => (
  <section className={styles.part} aria-label="求购内容">
    <h3>{want.name}</h3>
    <dl className={styles.facts}>
      <dt>规格与品牌</dt>
      <dd>{want.spec || '—'}</dd>
      <dt>数量</dt>
      <dd>
        {want.qty.toLocaleString('zh-CN')} {want.unit}
      </dd>
      <dt>希望到货</dt>
      <dd>{want.wantedOn || '未指定'}</dd>
      <dt>备注</dt>
      <dd>{want.note || '—'}</dd>
      <dt>企业</dt>
      <dd>{want.customerName}</dd>
      <dt>提交人</dt>
      <dd>
        {want.askerName} {want.mobile}，{want.createTime}
      </dd>
      {want.dueTime && (
        <>
          <dt>最迟答复</dt>
          <dd>{want.dueTime}</dd>
        </>
      )}
    </dl>
    <PictureRow pictures={want.pictures} label="图片" load={fetchFile} className={styles.pictures} />
  </section>
);

function Answered({
  want: { answer, answeredBy, answerTime, offers, closeTime, state },
}: {
  want: ConsoleGoodsRequest;
}) {
  return (
    <section className={styles.part} aria-label="答复">
      <h3>答复</h3>
      {answerTime ? (
        <>
          {answer && <p className={styles.text}>{answer}</p>}
          <ul className={styles.offers}>
            {offers.map((item) => (
              <li key={item.itemId}>
                {item.itemName} {item.itemSpec}
                <small>
                  {item.itemNo}，{formatYuan(item.price)} / {item.unit}
                  {item.problem && `，${item.problem.text}`}
                </small>
              </li>
            ))}
          </ul>
          <small>
            {answeredBy}，{answerTime}
          </small>
        </>
      ) : (
        <p>暂无答复</p>
      )}
      {closeTime && (
        <p>
          买方于 {closeTime} {state === 'withdrawn' ? '撤销' : '结束'}
        </p>
      )}
    </section>
  );
}
