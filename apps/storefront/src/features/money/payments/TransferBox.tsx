import { formatYuan } from '@yigou/contract/ground/money';
import type { Cashier } from '@yigou/contract/money/payments';
import { toast } from '@yigou/web-kit';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { FileButton } from '../../ground/files/shared/FileButton';
import { UploadButton } from '../../ground/files/shared/UploadButton';
import { useUploadVoucher } from './payments.api';
import styles from './TransferBox.module.css';

/** Where to send the money, what to write into it, and the slip that shows it was sent. */
export function TransferBox({ cashier }: { cashier: Cashier }) {
  const { transfer, orders, payable } = cashier;
  const give = useUploadVoucher();
  const orderIds = orders.map((order) => order.orderId);
  const facts: [name: string, shown: string, copied: string][] = [
    ['收款户名', transfer.accountName, transfer.accountName],
    ['开户银行', transfer.bankName, transfer.bankName],
    ['收款账号', transfer.accountNo, transfer.accountNo],
    ['汇款金额', formatYuan(payable), String(payable.toFixed(2))],
    ['汇款识别码', transfer.remitCode, transfer.remitCode],
  ];
  return (
    <section className={styles.box} aria-label="对公转账">
      <h2>对公转账</h2>
      <dl>
        {facts.map(([name, shown, copied]) => (
          <div key={name} data-code={name === '汇款识别码' || undefined}>
            <dt>{name}</dt>
            <dd>
              <span>{shown}</span>
              <Button kind="text" aria-label={`复制${name}`} onClick={() => copy(name, copied)}>
                复制
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>请在汇款用途或附言中填写汇款识别码，平台据此核对到账，到账后订单自动转为待发货。</p>
      <div className={styles.vouchers}>
        <h3>转账凭证</h3>
        {transfer.vouchers.length > 0 && (
          <p className={styles.given} role="status">
            已提交凭证，等待平台确认到账
          </p>
        )}
        <ul aria-label="已上传的凭证">
          {transfer.vouchers.map((voucher) => (
            <li key={voucher.fileId}>
              <FileButton {...voucher} />
              <time>{voucher.time}</time>
            </li>
          ))}
        </ul>
        <UploadButton
          kind="voucher"
          label={transfer.vouchers.length > 0 ? '继续上传凭证' : '上传凭证'}
          onUploaded={({ fileId }) => give.mutateAsync({ orderIds, fileId })}
        />
      </div>
      <ButtonLink to={paths.myOrder}>查看我的订单</ButtonLink>
    </section>
  );
}

async function copy(name: string, text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(`${name}已复制`);
  } catch {
    // Forbidden, or opened over plain http.
    toast.error('浏览器不允许复制，请手动选择文字');
  }
}
