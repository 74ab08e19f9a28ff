import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import { Alert, Button, Drawer, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import styles from './BesideDrawer.module.css';

/** Where the list goes on, and how it is told to. */
export type Beside = {
  before: number | undefined;
  after: number | undefined;
  onOpen: (id: number | undefined) => void;
};

type BesideDrawerProps = Beside & {
  /** `订单`, `申请`: what it shows. */
  noun: string;
  /** `单`, `份`: how it is counted. */
  unit: string;
  size: number;
  title: ReactNode;
  failed: boolean;
  onRetry: () => void;
  /** Nothing while it is still asked for. */
  children: ReactNode;
};

/** Beside the list, which stays usable; one can walk through it without closing. */
export const BesideDrawer = (props: BesideDrawerProps) => {
  const { noun, unit, size, before, after, onOpen, title, failed, onRetry, children } = props;
  const step = (label: string, icon: ReactNode, id: number | undefined) => (
    <Button
      type="text"
      icon={icon}
      aria-label={`${label}一${unit}`}
      disabled={id === undefined}
      onClick={() => onOpen(id)}
    />
  );
  return (
    <Drawer
      open
      mask={false}
      size={size}
      closable={false}
      // Below the bar that everybody needs.
      rootStyle={{ top: 48 }}
      onClose={() => onOpen(undefined)}
      title={children && <span className={styles.title}>{title}</span>}
      extra={
        <>
          {step('上', <UpOutlined />, before)}
          {step('下', <DownOutlined />, after)}
          <Button type="text" icon={<CloseOutlined />} aria-label="关闭" onClick={() => onOpen(undefined)} />
        </>
      }
    >
      {failed && <Alert type="error" title={`${noun}加载失败`} action={<Button onClick={onRetry}>重试</Button>} />}
      {children ?? (!failed && <Skeleton active />)}
    </Drawer>
  );
};
