import { Button, Input } from 'antd';
import { useState } from 'react';
import { useConfirmRefund } from './payments.api';
import styles from './RefundsPage.module.css';

/** Came by bank, goes back by bank: who has sent it says under which number. */
export function BankRefund({ refundNo }: { refundNo: string }) {
  const [bankNo, setBankNo] = useState('');
  const confirm = useConfirmRefund();
  return (
    <span className={styles.bank}>
      <Input
        size="small"
        aria-label={`${refundNo} 的银行流水号`}
        placeholder="汇出后填写银行流水号"
        maxLength={64}
        value={bankNo}
        onChange={(event) => setBankNo(event.target.value)}
      />
      <Button
        size="small"
        disabled={bankNo.trim() === '' || confirm.isPending}
        onClick={() => confirm.mutate({ refundNo, bankNo })}
      >
        已退回
      </Button>
    </span>
  );
}
