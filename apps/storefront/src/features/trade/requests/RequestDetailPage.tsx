import type { GoodsRequestModel } from '@yigou/contract/trade/requests';
import { goodsRequestPromise, mayMoveGoodsRequest } from '@yigou/contract/trade/requests.terms';
import { CallError, clickGuardMs, confirmBox, FilePicture } from '@yigou/web-kit';
import { useSearchParams } from 'react-router';
import { askPath, paths } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { fetchFile } from '../../ground/files/shared/files.api';
import { GoodsRequestStateTag } from './GoodsRequestStateTag';
import { OfferList } from './OfferList';
import styles from './RequestDetailPage.module.css';
import { useCloseGoodsRequest, useGoodsRequest, useWithdrawGoodsRequest } from './requests.api';

export function RequestDetailPage() {
  const [query] = useSearchParams();
  const wantId = query.get('wantId') ?? '';
  return /^[1-9]\d{0,15}$/.test(wantId) ? <Asked wantId={Number(wantId)} /> : <Missing text="没有找到求购" />;
}

function Asked({ wantId }: { wantId: number }) {
  const { data, error, isPending, refetch } = useGoodsRequest(wantId);
  if (data) return <Detail model={data.resultData} />;
  if (isPending) return <Waiting />;
  if (error instanceof CallError)
    return <Missing text={error.code === '4' ? '求购不存在，或不在您的查看范围内' : error.message} />;
  return <ErrorState text="求购加载失败" onRetry={() => refetch()} />;
}

const Detail = ({ model }: { model: GoodsRequestModel }) => (
  <div className={styles.page}>
    <header className={styles.head}>
      <h1>求购 {model.wantNo}</h1>
      <GoodsRequestStateTag state={model.state} />
      <Acts model={model} />
    </header>
    <Answer model={model} />
    <section className={styles.part} aria-label="求购内容">
      <h2>求购内容</h2>
      <dl>
        <dt>求购商品</dt>
        <dd>{model.name}</dd>
        <dt>规格与品牌</dt>
        <dd>{model.spec || '—'}</dd>
        <dt>数量</dt>
        <dd>
          {model.qty.toLocaleString('zh-CN')} {model.unit}
        </dd>
        <dt>希望到货日</dt>
        <dd>{model.wantedOn || '未指定'}</dd>
        <dt>备注</dt>
        <dd>{model.note || '—'}</dd>
        <dt>提交</dt>
        <dd>
          {model.askerName}，{model.createTime}
        </dd>
        {model.closeTime && (
          <>
            <dt>{model.state === 'withdrawn' ? '撤销' : '结束'}</dt>
            <dd>{model.closeTime}</dd>
          </>
        )}
      </dl>
      {model.pictures.length > 0 && (
        <ul className={styles.pictures} aria-label="图片">
          {model.pictures.map((picture) => (
            <li key={picture.fileId}>
              <FilePicture {...picture} load={fetchFile} />
            </li>
          ))}
        </ul>
      )}
    </section>
  </div>
);

function Answer({ model }: { model: GoodsRequestModel }) {
  if (model.state === 'withdrawn') return null;
  if (!model.answerTime)
    return (
      <p className={styles.waits}>
        {goodsRequestPromise}。最迟 {model.dueTime.slice(0, 16)}。
      </p>
    );
  const refused = model.offers.length === 0 && model.state === 'refused';
  return (
    <section className={styles.part} aria-label="平台答复">
      <h2>平台答复</h2>
      {model.answer && (
        <p className={styles.answer} data-refused={refused || undefined}>
          {model.answer}
        </p>
      )}
      {model.offers.length > 0 && <OfferList offers={model.offers} />}
      <small>{model.answerTime}</small>
    </section>
  );
}

function Acts({ model: { wantId, wantNo, state, own, name } }: { model: GoodsRequestModel }) {
  const withdraw = useWithdrawGoodsRequest();
  const close = useCloseGoodsRequest();

  async function withdrawAsked() {
    if (await confirmBox({ text: `确定撤销求购 ${wantNo} 吗？平台不再答复。`, confirmText: '撤销求购' }))
      withdraw.mutate({ wantId });
  }

  return (
    <div className={styles.acts}>
      {own && mayMoveGoodsRequest('withdraw', state) && (
        <Button disabled={withdraw.isPending} onClick={withdrawAsked}>
          撤销求购
        </Button>
      )}
      {own && mayMoveGoodsRequest('close', state) && (
        <Button guardMs={clickGuardMs} disabled={close.isPending} onClick={() => close.mutate({ wantId })}>
          结束求购
        </Button>
      )}
      {state !== 'waiting' && <ButtonLink to={askPath(name)}>再次求购</ButtonLink>}
      <ButtonLink to={paths.wantList}>我的求购</ButtonLink>
    </div>
  );
}

const Missing = ({ text }: { text: string }) => (
  <>
    <h1 className="spoken">求购详情</h1>
    <EmptyState title={text}>
      <ButtonLink kind="primary" to={paths.wantList}>
        查看我的求购
      </ButtonLink>
    </EmptyState>
  </>
);

const Waiting = () => (
  <div className={styles.page} aria-busy="true">
    <Skeleton height={54} />
    <Skeleton height={120} />
    <Skeleton height={220} />
  </div>
);
