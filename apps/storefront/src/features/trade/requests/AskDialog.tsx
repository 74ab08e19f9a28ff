import { goodsRequestLimits, goodsRequestPromise } from '@yigou/contract/trade/requests.terms';
import {
  CallError,
  confirmBox,
  type PendingRequest,
  requestFor,
  showRefusal,
  toast,
  today,
  useForm,
} from '@yigou/web-kit';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { goodsRequestPath } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { DayField } from '../../../ui/DayField';
import { Dialog, DialogBody, DialogFoot } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { TextArea } from '../../../ui/TextArea';
import { PicturesField } from '../../ground/files/shared/PicturesField';
import styles from './AskDialog.module.css';
import { type AskDraft, askChecks, firstDraft, toRequest } from './request.rules';
import { useSubmitGoodsRequest } from './requests.api';

type AskDialogProps = { wanted: string; onClose: () => void };

/** Tells the platform what is not sold and should be. */
export function AskDialog({ wanted, onClose }: AskDialogProps) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => firstDraft(wanted));
  const [touched, setTouched] = useState(false);
  const form = useForm<AskDraft>({
    values: draft,
    onChange: (part) => {
      setTouched(true);
      setDraft((now) => ({ ...now, ...part }));
    },
    checks: askChecks(today()),
    onWire: { pictureIds: 'pictures' },
  });
  const send = useSubmitGoodsRequest();
  const pending = useRef<PendingRequest>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.passes()) return;
    const content = toRequest(draft);
    pending.current = requestFor(pending.current, content);
    send.mutate(
      { ...content, requestId: pending.current.requestId },
      {
        onSuccess: ({ resultData: { wantId, wantNo } }) => {
          toast.success(`求购 ${wantNo} 已收到，${goodsRequestPromise}`);
          navigate(goodsRequestPath(wantId), { replace: true });
        },
        onError: (error) => {
          if (!(error instanceof CallError) || !form.showFieldErrors(error)) showRefusal(error);
        },
      },
    );
  }

  const mayLeave = async () =>
    !touched || confirmBox({ text: '已填写的内容不会保留，确定离开吗？', confirmText: '离开' });

  return (
    <Dialog title="我要求购" mayLeave={mayLeave} onClose={onClose}>
      {(leave) => (
        <form ref={form.box} noValidate onSubmit={submit}>
          <DialogBody>
            <div className={styles.fields}>
              <p className={styles.promise}>{goodsRequestPromise}</p>
              <Field
                {...form.text('name')}
                className={styles.whole}
                label="求购商品"
                required
                maxLength={goodsRequestLimits.name}
                placeholder="商品名称，请尽量具体"
              />
              <Field
                {...form.text('spec')}
                className={styles.whole}
                label="规格与品牌"
                maxLength={goodsRequestLimits.spec}
                placeholder="型号、尺寸、材质、品牌，选填"
              />
              <Field {...form.text('qty')} label="数量" required inputMode="numeric" maxLength={6} />
              <Field {...form.text('unit')} label="单位" required maxLength={goodsRequestLimits.unit} />
              <div className={styles.whole}>
                <DayField
                  label="希望到货日"
                  value={draft.wantedOn}
                  min={today()}
                  error={form.errors.wantedOn}
                  onChange={(wantedOn) => form.change({ wantedOn })}
                />
              </div>
              <TextArea
                {...form.text('note')}
                className={styles.whole}
                label="备注"
                rows={3}
                maxLength={goodsRequestLimits.note}
                placeholder="用途、可否替代、参考价格，选填"
              />
              <PicturesField
                what="图片"
                kind="wantPicture"
                most={goodsRequestLimits.pictures}
                className={styles.whole}
                pictures={draft.pictures}
                error={form.errors.pictures}
                onChange={(pictures) => form.change({ pictures })}
              />
            </div>
          </DialogBody>
          <DialogFoot>
            <Button onClick={leave}>取消</Button>
            <Button kind="primary" type="submit" disabled={send.isPending}>
              {send.isPending ? '正在提交…' : '提交求购'}
            </Button>
          </DialogFoot>
        </form>
      )}
    </Dialog>
  );
}
