import { confirmBox } from '@yigou/web-kit';
import { Button, Input, Space } from 'antd';
import { useState } from 'react';
import { useRefundByBank } from './payments.api';

/** What came by bank is sent back at the bank; here it is said that it was, with the bank's number. */
export function BankRefund({ refundNo, amount }: { refundNo: string; amount: string }) {
  const [bankNo, setBankNo] = useState('');
  const send = useRefundByBank();

  async function say() {
    const text = `确认已经由银行退回 ${amount}，流水号 ${bankNo.trim()} 吗？登记后不能撤回。`;
    if (await confirmBox({ text, confirmText: '登记' })) send.mutate({ refundNo, bankNo: bankNo.trim() });
  }

  return (
    <Space.Compact>
      <Input
        size="small"
        aria-label={`银行流水号 ${refundNo}`}
        placeholder="退回的银行流水号"
        maxLength={64}
        value={bankNo}
        onChange={(event) => setBankNo(event.target.value)}
      />
      <Button
        size="small"
        aria-label={`登记已汇出 ${refundNo}`}
        loading={send.isPending}
        disabled={bankNo.trim() === ''}
        onClick={say}
      >
        已汇出
      </Button>
    </Space.Compact>
  );
}
