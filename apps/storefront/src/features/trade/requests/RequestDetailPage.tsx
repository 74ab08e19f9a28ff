import type { GoodsRequestModel } from '@yigou/contract/trade/requests';
import { goodsRequestPromise, mayMoveGoodsRequest } from '@yigou/contract/trade/requests.terms';
import { clickGuardMs, confirmBox, PictureRow } from '@yigou/web-kit';
import { askPath, paths } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { DetailPage, Missing, useAddressId } from '../../../ui/DetailPage';
import { fetchFile } from '../../ground/files/shared/files.api';
import { GoodsRequestStateTag } from './GoodsRequestStateTag';
import { OfferList } from './OfferList';
import styles from './RequestDetailPage.module.css';
import { useCloseGoodsRequest, useGoodsRequest, useWithdrawGoodsRequest } from './requests.api';

const missing = (text: string) => (
  <>
    <h1 className="spoken">求购详情</h1>
    <Missing text={text} to={paths.wantList}>
      查看我的求购
    </Missing>
  </>
);

export function RequestDetailPage() {
  const wantId = useAddressId('wantId');
  return wantId ? <Asked wantId={wantId} /> : missing('没有找到求购');
}

const Asked = ({ wantId }: { wantId: number }) => {
  const asked = useGoodsRequest(wantId);
  return (
    <DetailPage
      asked={asked}
      noun="求购"
      absent="求购不存在，或不在您的查看范围内"
      missing={missing}
      className={styles.page}
      heights={[54, 120, 220]}
    >
      {(model) => <Detail model={model} />}
    </DetailPage>
  );
};

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
      <PictureRow pictures={model.pictures} label="图片" load={fetchFile} />
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
