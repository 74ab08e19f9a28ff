import { QueryClientProvider } from '@tanstack/react-query';
import { MessageHost } from '@yigou/web-kit';
import { createHashRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from './queryClient';
import { routes } from './routes';

const router = createHashRouter(routes);

export const App = () => (
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
    <MessageHost />
  </QueryClientProvider>
);
