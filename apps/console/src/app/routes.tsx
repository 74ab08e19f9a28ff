import { type LoaderFunctionArgs, Navigate, type RouteObject, redirect } from 'react-router';
import { LoginPage } from '../features/people/operators/LoginPage';
import { FaultPage } from './FaultPage';
import { ConsoleLayout } from './layout/ConsoleLayout';
import { FirstPage } from './layout/FirstPage';
import { pages } from './pages';
import { loginPath, paths } from './paths';
import { hasToken } from './session';

const guard = ({ request }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url);
  return hasToken() ? null : redirect(loginPath(pathname + search));
};

export const routes: RouteObject[] = [
  { path: paths.login, element: <LoginPage /> },
  {
    element: <ConsoleLayout />,
    loader: guard,
    shouldRevalidate: () => true,
    errorElement: <FaultPage />,
    // Nothing is drawn before the first page is there.
    hydrateFallbackElement: null,
    children: [
      { path: paths.home, element: <FirstPage /> },
      ...pages.map(({ path, load }) => ({
        path,
        errorElement: <FaultPage />,
        lazy: async () => ({ Component: await load() }),
      })),
      {
        path: paths.password,
        errorElement: <FaultPage />,
        lazy: async () => ({ Component: (await import('../features/people/operators/PasswordPage')).PasswordPage }),
      },
      { path: '*', element: <Navigate to={paths.home} replace /> },
    ],
  },
];
