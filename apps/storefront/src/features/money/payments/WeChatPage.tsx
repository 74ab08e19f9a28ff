import type { AttemptView } from '@yigou/contract/money/payments';
import { Countdown, Price, saveAs, showRefusal, toast, useSecondsLeft } from '@yigou/web-kit';
import { QRCodeCanvas, QRCodeSVG } from 'qrcode.react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { payingPath } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { AskNow } from './AskNow';
import { ChangeMethod } from './ChangeMethod';
import styles from './Paying.module.css';
import { PayingFrame } from './PayingFrame';
import { useOpenPayment } from './payments.api';

export const WeChatPage = () => (
  <PayingFrame title="微信支付">
    {(attempt, ask) => (
      <div className={styles.waiting}>
        <h2>请使用微信扫码付款</h2>
        <p>
          应付 <Price yuan={attempt.payable} large />
        </p>
        <Code attempt={attempt} />
        <p role="status">付款后本页会自动跳转</p>
        <div className={styles.next}>
          <AskNow ask={ask} />
          <ChangeMethod attempt={attempt} />
        </div>
        {attempt.phoneUrl && (
          <p>
            当前为沙箱环境，不会产生真实扣款：
            <a href={attempt.phoneUrl} target="_blank" rel="noopener noreferrer" className={styles.phone}>
              打开模拟的手机付款页
            </a>
          </p>
        )}
      </div>
    )}
  </PayingFrame>
);

/** A code that has run out is covered: scanning it would only end in an error on the phone. */
function Code({ attempt }: { attempt: AttemptView }) {
  const navigate = useNavigate();
  const over = useSecondsLeft(attempt.expiresTime) === 0;
  const { open, opening } = useOpenPayment();

  async function refresh() {
    try {
      const orderIds = attempt.orders.map((order) => order.orderId);
      const { outTradeNo } = await open(orderIds, 'wechat');
      navigate(payingPath('wechat', outTradeNo), { replace: true });
    } catch (error) {
      showRefusal(error);
    }
  }

  return (
    <>
      <div className={styles.code} data-over={over || undefined}>
        <QRCodeSVG value={attempt.payUrl} size={220} level="M" role="img" title="微信付款二维码" />
        {over && (
          <div className={styles.over}>
            二维码已过期
            <Button kind="primary" disabled={opening} onClick={refresh}>
              {opening ? '正在刷新…' : '刷新二维码'}
            </Button>
          </div>
        )}
      </div>
      {!over && (
        <p>
          二维码有效时间 <Countdown dueTime={attempt.expiresTime} over="已过期" />
        </p>
      )}
      {!over && <SaveCode payUrl={attempt.payUrl} no={attempt.outTradeNo} />}
    </>
  );
}

/** Nobody scans the screen they hold: on a phone the code goes into the album, from where WeChat reads it. */
function SaveCode({ payUrl, no }: { payUrl: string; no: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const save = () =>
    canvas.current?.toBlob((picture) => {
      if (picture) saveAs(`微信付款码 ${no}.png`, picture);
      else toast.error('二维码保存失败，请截屏保存');
    });
  return (
    <div className={styles.save}>
      <QRCodeCanvas ref={canvas} value={payUrl} size={640} level="M" marginSize={4} hidden />
      <Button onClick={save}>保存二维码</Button>
      <p>正在用手机？保存后打开微信“扫一扫”，从相册选取这张二维码</p>
    </div>
  );
}
