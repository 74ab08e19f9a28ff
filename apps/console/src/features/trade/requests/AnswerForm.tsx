import { goodsRequestLimits, readSkuNos } from '@yigou/contract/trade/requests.terms';
import { confirmBox } from '@yigou/web-kit';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import styles from './GoodsRequestDrawer.module.css';
import { useAnswer, useRefuse } from './requests.api';

/** Words, numbers of articles, or both; what says no needs its reason. */
export function AnswerForm({ wantId }: { wantId: number }) {
  const id = useId();
  const [text, setText] = useState('');
  const [typed, setTyped] = useState('');
  const answer = useAnswer();
  const refuse = useRefuse();
  const busy = answer.isPending || refuse.isPending;
  const said = text.trim();
  const skuNos = readSkuNos(typed);
  const short = said.length < goodsRequestLimits.answerLeast;
  const tooMany = skuNos.length > goodsRequestLimits.skus;

  async function refuseAsked() {
    const question = '回绝后买方收到原因，不能再答复。确定吗？';
    if (await confirmBox({ text: question, confirmText: '回绝' })) refuse.mutate({ wantId, reason: said });
  }

  return (
    <section className={styles.part} aria-label="答复">
      <h3>答复</h3>
      <div className={styles.answer}>
        <label htmlFor={`${id}-text`}>
          答复内容（买方可见；回绝时请写明原因，至少 {goodsRequestLimits.answerLeast} 个字）
        </label>
        <Input.TextArea
          id={`${id}-text`}
          rows={4}
          maxLength={goodsRequestLimits.answer}
          showCount
          className={styles.counted ?? ''}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <label htmlFor={`${id}-nos`}>推荐的商品编号（用空格、逗号或换行分隔，最多 {goodsRequestLimits.skus} 个）</label>
        <Input.TextArea
          id={`${id}-nos`}
          rows={2}
          maxLength={1000}
          status={tooMany ? 'error' : ''}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {tooMany && <small role="alert">一次最多推荐 {goodsRequestLimits.skus} 个商品</small>}
        <div className={styles.buttons}>
          <Button danger type="text" disabled={busy || short} onClick={refuseAsked}>
            回绝
          </Button>
          <Button
            type="primary"
            loading={answer.isPending}
            disabled={busy || tooMany || (short && skuNos.length === 0)}
            onClick={() => answer.mutate({ wantId, text: said, skuNos })}
          >
            {skuNos.length > 0 ? `答复，推荐 ${skuNos.length} 个商品` : '答复'}
          </Button>
        </div>
      </div>
    </section>
  );
}
