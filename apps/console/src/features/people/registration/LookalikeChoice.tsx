import { customerStandingLabels } from '@yigou/contract/people/customers.terms';
import type { Lookalike } from '@yigou/contract/people/registration.console';
import { Radio } from 'antd';
import type { ReactNode } from 'react';
import { GroupTags } from '../customers/shared/GroupTags';
import styles from './LookalikeChoice.module.css';
import type { Choice } from './registration.rules';

type LookalikeChoiceProps = {
  lookalikes: readonly Lookalike[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
};

const keyOf = (choice: Choice): string => (choice.kind === 'new' ? 'new' : `${choice.kind} ${choice.customerId}`);

/** A likeness decides nothing: it is shown with its evidence, and the operator says what it is. */
export function LookalikeChoice({ lookalikes, choice, onChoose }: LookalikeChoiceProps) {
  if (lookalikes.length === 0) return <p className={styles.none}>没有同名或相近的企业</p>;
  const choices: Choice[] = [
    { kind: 'new' },
    ...lookalikes.flatMap(({ customerId }): Choice[] => [
      { kind: 'beside', customerId },
      { kind: 'same', customerId },
    ]),
  ];
  return (
    <Radio.Group
      className={styles.choice ?? ''}
      aria-label="是否已有同名或相近企业"
      value={keyOf(choice)}
      onChange={({ target }) => onChoose(choices.find((each) => keyOf(each) === target.value) ?? { kind: 'new' })}
    >
      <Option value="new" title="当作新客户" note="单独的客户组、额度与对账" />
      {lookalikes.map((like) => (
        <div key={like.customerId} className={styles.like}>
          <b>{like.customerName}</b>
          <small>
            {like.taxNo}，{like.registerTime.slice(0, 10)} 注册，{customerStandingLabels[like.standing]}
          </small>
          <em>{like.why.join('；')}</em>
          <GroupTags groups={like.groups} />
          {like.groups.length > 0 && (
            <Option
              value={`beside ${like.customerId}`}
              title="是它的关联企业"
              note="放入同样的客户组，额度与对账各自独立"
            />
          )}
          <Option
            value={`same ${like.customerId}`}
            title="就是这一家"
            note="拒绝，请申请人联系该企业的管理员开通账号"
          />
        </div>
      ))}
    </Radio.Group>
  );
}

const Option = ({ value, title, note }: { value: string; title: string; note: ReactNode }) => (
  <Radio value={value}>
    {title}
    <small>{note}</small>
  </Radio>
);
