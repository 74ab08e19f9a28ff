import { Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import styles from './SearchWords.module.css';

type WordPaneProps = {
  title: string;
  saveText: string;
  saving: boolean;
  disabled: boolean;
  onSave: () => void;
  onRemove?: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** Beside the list: one is written and tried, and then saved. */
export const WordPane = (props: WordPaneProps) => {
  const { title, saveText, saving, disabled, onSave, onRemove, onClose, children } = props;
  return (
    <Drawer
      open
      mask={false}
      size={460}
      rootStyle={{ top: 48 }}
      title={title}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <span>保存 1 秒后生效，随时可撤</span>
          {onRemove && (
            <Button type="text" danger onClick={onRemove}>
              删除
            </Button>
          )}
          <Button type="primary" loading={saving} disabled={disabled} onClick={onSave}>
            {saveText}
          </Button>
        </div>
      }
    >
      {children}
    </Drawer>
  );
};
