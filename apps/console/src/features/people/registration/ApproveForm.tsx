import { plainYuan } from '@yigou/contract/ground/money';
import { termDaysChoices } from '@yigou/contract/people/customers.terms';
import type { Registration } from '@yigou/contract/people/registration.console';
import { registrationLimits as limits } from '@yigou/contract/people/registration.terms';
import { limitMost } from '@yigou/contract/people/users.terms';
import { useOwnForm } from '@yigou/web-kit';
import { AntdForm, FormField, FormText } from '@yigou/web-kit/antd';
import { Button, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useGroups } from '../customers/shared/groups.api';
import styles from './ApproveForm.module.css';
import { LookalikeChoice } from './LookalikeChoice';
import { RefuseForm } from './RefuseForm';
import { useApprove } from './registration.api';
import { approveText, type Choice, type Opening, sameReason } from './registration.rules';

type ApproveFormProps = { registration: Registration; onDecided: () => void };
type Values = Opening & { termDays: (typeof termDaysChoices)[number]; note: string };

const terms = termDaysChoices.map((value) => ({ value, label: `月结 ${value} 天` }));
const nothing: Values = { groupIds: [], limit: null, termDays: termDaysChoices[0], note: '' };

/** All that a new customer begins with, in one form; or why it does not become one. */
export function ApproveForm({ registration, onDecided }: ApproveFormProps) {
  const { registrationId, lookalikes, actions } = registration;
  const form = useOwnForm<Values>(nothing, { checks: {} });
  const [choice, setChoice] = useState<Choice>({ kind: 'new' });
  const [refusal, setRefusal] = useState<string>();
  const approve = useApprove();
  const { groupIds, limit, termDays, note } = form.values;

  function choose(chosen: Choice) {
    setChoice(chosen);
    setRefusal(chosen.kind === 'same' ? sameReason : undefined);
    const like = chosen.kind === 'beside' && lookalikes.find(({ customerId }) => customerId === chosen.customerId);
    form.change({ groupIds: like ? like.groups.map(({ groupId }) => groupId) : [] });
  }

  const send = () =>
    approve.mutate(
      { registrationId, groupIds, credit: limit ? { limit, termDays } : null, note: note.trim() },
      { onSuccess: onDecided },
    );

  return (
    <>
      <section className={styles.part} aria-label="是否已有同名或相近企业">
        <h3>是否已有同名或相近企业</h3>
        <LookalikeChoice lookalikes={lookalikes} choice={choice} onChoose={choose} />
      </section>
      {refusal !== undefined ? (
        <RefuseForm
          registrationId={registrationId}
          first={refusal}
          onLeave={() => choose({ kind: 'new' })}
          onDecided={onDecided}
        />
      ) : (
        <AntdForm form={form} layout="vertical" className={styles.part ?? ''} onSubmit={send}>
          <h3>通过时一起开好</h3>
          <OpeningFields form={form} mayOpenCredit={actions.includes('openCredit')} />
          <Told registration={registration} values={form.values} />
          <div className={styles.foot}>
            <Button danger type="text" disabled={approve.isPending} onClick={() => setRefusal('')}>
              拒绝…
            </Button>
            <Button type="primary" htmlType="submit" loading={approve.isPending}>
              {approveText({ groupIds, limit })}
            </Button>
          </div>
        </AntdForm>
      )}
    </>
  );
}

type OpeningForm = ReturnType<typeof useOwnForm<Values>>;

function OpeningFields({ form, mayOpenCredit }: { form: OpeningForm; mayOpenCredit: boolean }) {
  const options = useGroups().map(({ groupId, groupName }) => ({ value: groupId, label: groupName }));
  const { groupIds, limit, termDays } = form.values;
  return (
    <>
      <FormField label="客户组（可选）">
        {(control) => (
          <Select
            {...control}
            mode="multiple"
            maxCount={limits.groups}
            optionFilterProp="label"
            placeholder="不放入客户组"
            options={options}
            value={groupIds}
            onChange={(chosen) => form.change({ groupIds: chosen })}
          />
        )}
      </FormField>
      {mayOpenCredit ? (
        <div className={styles.pair}>
          <FormField label="额度（可选）">
            {(control) => (
              <InputNumber
                {...control}
                suffix="元"
                placeholder="不开通账期"
                min={1}
                max={limitMost}
                precision={2}
                value={limit}
                onChange={(typed) => form.change({ limit: typed })}
              />
            )}
          </FormField>
          <FormField label="账期">
            {(control) => (
              <Select
                {...control}
                disabled={!limit}
                options={terms}
                value={termDays}
                onChange={(chosen) => form.change({ termDays: chosen })}
              />
            )}
          </FormField>
        </div>
      ) : (
        <p className={styles.hint}>账期额度由财务在“账期额度”中开通。</p>
      )}
      <FormText {...form.text('note')} label="留言（可选，申请人可见）" maxLength={limits.note} />
    </>
  );
}

/** The mail in short, before it is sent. */
const Told = ({ registration, values }: { registration: Registration; values: Values }) => (
  <p className={styles.told}>
    <b>申请人会收到</b>邮件至 {registration.email}：已通过，用账号 {registration.accountNo} 或手机号登录
    {values.limit ? `；已开通账期，额度 ${plainYuan(values.limit)}，月结 ${values.termDays} 天` : ''}
    {values.note.trim() && `；留言“${values.note.trim()}”`}。
  </p>
);
