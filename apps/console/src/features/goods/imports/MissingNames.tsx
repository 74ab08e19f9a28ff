import type { ImportModel } from '@yigou/contract/goods/imports.console';
import { type ImportedName, importedNames } from '@yigou/contract/goods/imports.terms';
import { confirmBox, toast } from '@yigou/web-kit';
import { Alert, Button } from 'antd';
import styles from './Imports.module.css';
import { useMakeNames } from './imports.api';

const shownMost = 8;

/** What the sheet names and nobody here knows: made at a click, or mended in the sheet. */
export function MissingNames({ model: { importId, missing, actions } }: { model: ImportModel }) {
  const make = useMakeNames();
  async function run(kind: ImportedName, names: string[]) {
    const what = importedNames[kind];
    const text = `将新建 ${names.length} 个${what}：${names.slice(0, shownMost).join('、')}${names.length > shownMost ? '……' : ''}`;
    if (!(await confirmBox({ text, confirmText: '新建' }))) return;
    make.mutate(
      { importId, kind },
      {
        onSuccess: ({ resultData: { made, setNo } }) =>
          made > 0
            ? toast.success(`已新建 ${made} 个${what}`)
            : toast.info(`变更单 ${setNo} 触发放行规则，请另一位同事发布后重新试运行`),
      },
    );
  }
  return missing.map(({ kind, names, rows }) => (
    <Alert
      key={kind}
      className={styles.missing ?? ''}
      type="warning"
      title={`${names.length} 个${importedNames[kind]}尚未建立，涉及 ${rows} 行：${names.slice(0, shownMost).join('、')}${names.length > shownMost ? '……' : ''}`}
      action={
        actions.includes('setColumns') && (
          <Button size="small" loading={make.isPending} onClick={() => run(kind, names)}>
            新建这 {names.length} 个{importedNames[kind]}
          </Button>
        )
      }
    />
  ));
}
