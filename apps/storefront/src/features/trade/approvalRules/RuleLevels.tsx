import type { RuleChoices } from '@yigou/contract/trade/approvals.rules';
import {
  type ApprovalMode,
  type ApproverKind,
  approvalLimits,
  approvalModeLabels,
  approverKindLabels,
  type TimeOutAction,
  timeOutLabels,
} from '@yigou/contract/trade/approvals.terms';
import { InputNumber, Segmented, Select } from 'antd';
import { Button } from '../../../ui/Button';
import { FieldError } from '../../../ui/Field';
import styles from './RuleEditor.module.css';
import { type Level, newLevel } from './rule.rules';

type RuleLevelsProps = {
  levels: readonly Level[];
  choices: RuleChoices;
  errors: Record<string, string>;
  onChange: (levels: Level[]) => void;
};

const options = <T extends string>(labels: Readonly<Record<T, string>>) =>
  (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));

export function RuleLevels({ levels, choices, errors, onChange }: RuleLevelsProps) {
  const set = (at: number, part: Partial<Level>) =>
    onChange(levels.map((level, each) => (each === at ? { ...level, ...part } : level)));
  const errorOf = (at: number) =>
    Object.entries(errors).find(([path]) => path === `levels.${at}` || path.startsWith(`levels.${at}.`))?.[1];
  return (
    <>
      <h3>
        审批级 <small>从左到右，最多 {approvalLimits.levels} 级</small>
      </h3>
      <ol className={styles.levels}>
        {levels.map((level, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place.
          <li key={at}>
            <header>
              <b>第 {at + 1} 级</b>
              {levels.length > 1 && (
                <Button
                  kind="text"
                  aria-label={`删除第 ${at + 1} 级`}
                  onClick={() => onChange(levels.filter((_, each) => each !== at))}
                >
                  删除
                </Button>
              )}
            </header>
            <LevelFields no={at + 1} level={level} choices={choices} onChange={(part) => set(at, part)} />
            <FieldError id={`rule-level-${at}`} text={errorOf(at)} />
          </li>
        ))}
        {levels.length < approvalLimits.levels && (
          <li className={styles.more}>
            <Button kind="text" onClick={() => onChange([...levels, newLevel])}>
              + 增加一级
            </Button>
          </li>
        )}
      </ol>
    </>
  );
}

type LevelFieldsProps = { no: number; level: Level; choices: RuleChoices; onChange: (part: Partial<Level>) => void };

function LevelFields({ no, level, choices, onChange }: LevelFieldsProps) {
  const { by, mode } = level;
  const several = by === 'users' || by === 'role';
  return (
    <>
      <Select
        aria-label={`第 ${no} 级由谁审批`}
        options={options<ApproverKind>(approverKindLabels)}
        value={by}
        onChange={(next: ApproverKind) => onChange({ by: next, userIds: [], roleId: null, levelsUp: 1 })}
      />
      {by === 'users' && (
        <Select
          mode="multiple"
          aria-label={`第 ${no} 级审批人`}
          placeholder="选择人员"
          showSearch={{ optionFilterProp: 'label' }}
          options={choices.users.map((user) => ({
            value: user.id,
            label: `${user.name}（${user.orgName}）`,
            disabled: !user.mayApprove,
          }))}
          value={level.userIds}
          onChange={(userIds: number[]) => onChange({ userIds })}
        />
      )}
      {by === 'role' && (
        <Select
          aria-label={`第 ${no} 级角色`}
          placeholder="选择角色"
          options={choices.roles.map(({ id, name }) => ({ value: id, label: name }))}
          value={level.roleId}
          onChange={(roleId: number) => onChange({ roleId })}
        />
      )}
      {by === 'headAbove' && (
        <div className={styles.inline}>
          上{' '}
          <InputNumber
            aria-label={`第 ${no} 级上几级`}
            min={1}
            max={approvalLimits.levelsUp}
            value={level.levelsUp}
            onChange={(levelsUp) => onChange({ levelsUp: levelsUp ?? 1 })}
          />{' '}
          级
        </div>
      )}
      {several && (
        <Segmented
          aria-label={`第 ${no} 级方式`}
          block
          options={options<ApprovalMode>({ ...approvalModeLabels, some: 'N 人' })}
          value={mode}
          onChange={(next) => onChange({ mode: next })}
        />
      )}
      {several && mode === 'some' && (
        <div className={styles.inline}>
          <InputNumber
            aria-label={`第 ${no} 级需几人`}
            min={1}
            max={approvalLimits.approvers}
            value={level.need}
            onChange={(need) => onChange({ need: need ?? 1 })}
          />{' '}
          人同意即通过
        </div>
      )}
      <div className={styles.inline}>
        <InputNumber
          aria-label={`第 ${no} 级时限`}
          min={1}
          max={approvalLimits.hoursMost}
          value={level.hours}
          onChange={(hours) => onChange({ hours: hours ?? 24 })}
        />{' '}
        小时内处理
      </div>
      <div className={styles.inline}>
        超时{' '}
        <Select
          aria-label={`第 ${no} 级超时`}
          className={styles.grow}
          options={options<TimeOutAction>(timeOutLabels)}
          value={level.onTimeOut}
          onChange={(onTimeOut: TimeOutAction) => onChange({ onTimeOut })}
        />
      </div>
    </>
  );
}
