import { QueryClientProvider } from '@tanstack/react-query';
import { MessageHost } from '@yigou/web-kit';
import { AntdTheme } from '@yigou/web-kit/antd';
import { createHashRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from './queryClient';
import { routes } from './routes';

const router = createHashRouter(routes);

/** The colour of acting and of "you are here", whatever the sites look like. */
const consoleColor = '#29166f';

export const App = () => (
  <AntdTheme webColor={consoleColor} dense>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <MessageHost />
    </QueryClientProvider>
  </AntdTheme>
);
