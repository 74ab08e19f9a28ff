import type { ImportModel } from '@yigou/contract/goods/imports.console';
import { importVerdictLabels } from '@yigou/contract/goods/imports.terms';
import { briefTime } from '@yigou/web-kit';
import { Progress, Select } from 'antd';
import styles from './Imports.module.css';
import { shareText } from './import.rules';
import { isBusy, usePickSheet, useProfiles, useTakeProfile } from './imports.api';

const kinds = ['change', 'new', 'same', 'fault'] as const;

/** Which file, read by which profile, and how much of it would do what. */
export function ImportFile({ model }: { model: ImportModel }) {
  const { importId, fileName, sheetName, sheetNames, titleRow, state, rowCount, doneCount, counts, actions } = model;
  const profiles = useProfiles().data?.resultData ?? [];
  const takeProfile = useTakeProfile();
  const pickSheet = usePickSheet();
  const busy = isBusy(state);
  const mayPick = actions.includes('pickSheet');
  const percent = rowCount > 0 ? Math.floor((doneCount * 100) / rowCount) : 0;
  return (
    <section className={styles.file} aria-label="文件">
      <div>
        <b>{fileName}</b>
        <small className={styles.sub}>
          {rowCount.toLocaleString('zh-CN')} 行 {model.columns.length} 列，{model.who} {briefTime(model.createTime)}{' '}
          上传
        </small>
        {sheetNames.length > 1 && (
          <Select
            size="small"
            aria-label="工作表"
            disabled={!mayPick || pickSheet.isPending}
            value={sheetName}
            options={sheetNames.map((name) => ({ value: name, label: `工作表“${name}”` }))}
            onChange={(name: string) => pickSheet.mutate({ importId, sheetName: name })}
          />
        )}
        {titleRow > 1 && <small className={styles.sub}>标题在第 {titleRow} 行</small>}
      </div>
      <div>
        <small className={styles.sub}>配置</small>
        <Select
          className={styles.wide ?? ''}
          aria-label="配置"
          placeholder={profiles.length > 0 ? '选用存下的对列' : '还没有存下的配置'}
          disabled={!actions.includes('setColumns') || profiles.length === 0}
          value={model.profileId}
          options={profiles.map(({ profileId, name, version }) => ({
            value: profileId,
            label: `${name} v${version}`,
          }))}
          onChange={(profileId: number) => takeProfile.mutate({ importId, profileId })}
        />
      </div>
      <div aria-live="polite">
        {busy ? (
          <Progress aria-label="进度" percent={percent} status="active" />
        ) : (
          <>
            <div className={styles.bar} aria-hidden>
              {kinds.map((kind) => (
                <i key={kind} data-kind={kind} style={{ flexGrow: counts[kind] }} />
              ))}
            </div>
            <ul className={styles.legend}>
              {kinds.map((kind) => (
                <li key={kind}>
                  {importVerdictLabels[kind]} <b>{counts[kind].toLocaleString('zh-CN')}</b>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div>
        <small className={styles.sub}>{state === 'drafted' ? '已生成变更单' : '没有写入任何东西'}</small>
        <b className={styles.big}>{busy ? `${percent}%` : shareText(model)}</b>
      </div>
    </section>
  );
}
