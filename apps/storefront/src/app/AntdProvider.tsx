import { AntdTheme } from '@yigou/web-kit/antd';
import type { ReactNode } from 'react';
import { useSite } from './site';

export const AntdProvider = ({ children }: { children: ReactNode }) => (
  <AntdTheme webColor={useSite().webColor}>{children}</AntdTheme>
);
