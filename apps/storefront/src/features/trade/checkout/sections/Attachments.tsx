import { orderLimits } from '@yigou/contract/trade/orders.terms';
import { useId } from 'react';
import { Button } from '../../../../ui/Button';
import { FieldError } from '../../../../ui/Field';
import field from '../../../../ui/Field.module.css';
import { UploadButton } from '../../../ground/files/shared/UploadButton';
import { useMay } from '../../../people/accounts/shared/useMay';
import styles from '../CheckoutPage.module.css';
import type { SettleForm } from '../useSettleForm';

export function Attachments({ form: { values, errors, change, addFile } }: { form: SettleForm }) {
  const id = useId();
  const mayAttach = useMay('order/myOrder/attach');
  const { attachments } = values;
  if (!mayAttach) return null;
  return (
    <div className={styles.wide}>
      <span className={field.label}>
        附件（{attachments.length} / {orderLimits.attachments}）
      </span>
      <ul className={styles.files} aria-label="附件">
        {attachments.map((file) => (
          <li key={file.fileId}>
            <span title={file.fileName}>{file.fileName}</span>
            <Button
              kind="text"
              aria-label={`删除附件 ${file.fileName}`}
              onClick={() => change({ attachments: attachments.filter((each) => each.fileId !== file.fileId) })}
            >
              删除
            </Button>
          </li>
        ))}
      </ul>
      <UploadButton
        kind="attachment"
        label="上传附件"
        full={attachments.length >= orderLimits.attachments}
        onUploaded={addFile}
      />
      <FieldError id={id} text={errors.attachments} />
    </div>
  );
}
