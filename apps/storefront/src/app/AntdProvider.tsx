import { AntdTheme } from '@yigou/web-kit/antd';
import type { ReactNode } from 'react';
import { useNarrow } from '../ui/useNarrow';
import { useSite } from './site';

export const AntdProvider = ({ children }: { children: ReactNode }) => (
  <AntdTheme webColor={useSite().webColor} roomy={useNarrow()}>
    {children}
  </AntdTheme>
);
