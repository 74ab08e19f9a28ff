import { changeSetLimits, type ReleaseRules } from '@yigou/contract/goods/changeSets.terms';
import { Alert, Checkbox, InputNumber, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useMay } from '../../../app/operator';
import styles from './ChangeSets.module.css';
import { useReleaseRules, useSaveRules } from './changeSets.api';

/** When a second person has to look. */
export function ReleaseRulesBox({ onClose }: { onClose: () => void }) {
  const may = useMay('goods/rules');
  const { data, isError } = useReleaseRules();
  const [changed, setChanged] = useState<Partial<ReleaseRules>>({});
  const save = useSaveRules();
  const rules = data && { ...data.resultData, ...changed };
  const set = <K extends keyof ReleaseRules>(name: K, value: ReleaseRules[K] | null) =>
    value !== null && setChanged({ ...changed, [name]: value });
  return (
    <Modal
      open
      title="放行规则"
      okText="保存"
      cancelText="关闭"
      okButtonProps={{ disabled: !may || !rules, loading: save.isPending }}
      onCancel={onClose}
      onOk={() => rules && save.mutate(rules, { onSuccess: onClose })}
    >
      {isError && <Alert type="error" title="放行规则加载失败，请关闭后重试" />}
      {!rules && !isError && <Skeleton active />}
      {rules && (
        <div className={styles.rules}>
          <p>触发任何一条的变更单，须由制单人以外、有放行权限的同事发布。撤销也按同样的规则。</p>
          <label htmlFor="rule-price">售价一次降幅超过</label>
          <InputNumber
            id="rule-price"
            disabled={!may}
            min={1}
            max={100}
            precision={0}
            suffix="%"
            value={rules.priceDownPercent}
            onChange={(value) => set('priceDownPercent', value)}
          />
          <label htmlFor="rule-rows">一张变更单超过</label>
          <InputNumber
            id="rule-rows"
            disabled={!may}
            min={1}
            max={changeSetLimits.rows}
            precision={0}
            suffix="行"
            value={rules.rowsMost}
            onChange={(value) => set('rowsMost', value)}
          />
          <Checkbox
            className={styles.wide ?? ''}
            disabled={!may}
            checked={rules.belowCost}
            onChange={({ target }) => set('belowCost', target.checked)}
          >
            售价低于成本价
          </Checkbox>
          {!may && <p>修改放行规则须由管理员操作。</p>}
        </div>
      )}
    </Modal>
  );
}
