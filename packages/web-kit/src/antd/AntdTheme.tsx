import { themeVariables } from '@yigou/contract/ground/theme';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import type { ReactNode } from 'react';

dayjs.locale('zh-cn');

/** Styles that antd writes while running need the nonce of the page's policy. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Who asks their system for less of it gets none: drawers and lists are there at once. */
const motion = !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Darker than antd's own where those fall below a contrast of 4.5. */
const readable = {
  colorText: '#1f2329',
  colorTextDescription: '#535a66',
  colorTextPlaceholder: '#636a77',
  colorError: '#cf1322',
};

/** For who works in tables all day. */
/** Ten pixels, which antd makes of 13, nobody reads. */
const small = { fontSizeSM: 12, lineHeightSM: 5 / 3 };
const denseToken = { ...small, fontSize: 13, controlHeight: 32, controlHeightSM: 28, colorBorder: '#d4d8e0' };

/** For a finger. */
const roomyToken = { controlHeight: 40, controlHeightSM: 32 };

type AntdThemeProps = { webColor: string; dense?: boolean; roomy?: boolean; children: ReactNode };

/** antd in Chinese, in the colour of a site. */
export function AntdTheme({ webColor, dense, roomy, children }: AntdThemeProps) {
  // antd would make a heavy grey of a dark theme colour.
  const soft = themeVariables(webColor)['--theme-soft'] ?? '';
  const chosen = { controlItemBgActive: soft, controlItemBgActiveHover: soft };
  return (
    <ConfigProvider
      locale={zhCN}
      // No blank between the two characters of a button.
      button={{ autoInsertSpace: false }}
      csp={nonce ? { nonce } : {}}
      theme={{
        token: {
          colorPrimary: webColor,
          colorLink: webColor,
          borderRadius: 6,
          motion,
          fontFamily: 'inherit',
          ...readable,
          ...chosen,
          ...(dense && denseToken),
          ...(roomy && roomyToken),
        },
        // What an empty table says is to be read.
        components: { Table: { colorTextDisabled: readable.colorTextPlaceholder } },
      }}
    >
      {children}
    </ConfigProvider>
  );
}
