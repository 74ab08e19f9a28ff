import { groupPath } from '@yigou/contract/ground/functions';
import type { ComponentType } from 'react';
import { Navigate, type RouteObject, useLocation } from 'react-router';
import { RouteErrorPage } from '../features/ground/errorPages/RouteErrorPage';
import { lazyPage, loadChunk } from './chunks';
import { guard } from './guard';
import { PlainLayout } from './layouts/PlainLayout';
import { ShopLayout } from './layouts/ShopLayout';
import { centrePages, functionPages, plainPages, shopPages } from './pages';
import { insidePath, paths } from './paths';
import { FirstScreen, Root } from './Root';

function Forward() {
  const { pathname, search } = useLocation();
  return <Navigate to={insidePath(pathname.slice('/redirect'.length) + search)} replace />;
}

const route = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  caseSensitive: true,
  lazy: lazyPage(load),
});

const routesOf = (pages: Readonly<Record<string, () => Promise<ComponentType>>>) =>
  Object.entries(pages).map(([path, load]) => route(path, load));

const centreRoutes: RouteObject[] = [
  ...Object.entries(functionPages).map(([code, load]) => route(groupPath(code), load)),
  ...routesOf(centrePages),
];

export const routes: RouteObject[] = [
  {
    path: '/',
    loader: guard,
    shouldRevalidate: () => true,
    element: <Root />,
    errorElement: <RouteErrorPage />,
    hydrateFallbackElement: <FirstScreen />,
    children: [
      {
        element: <ShopLayout />,
        children: [
          {
            errorElement: <RouteErrorPage />,
            children: [
              ...routesOf(shopPages),
              {
                lazy: async () => ({
                  Component: (await loadChunk(() => import('./layouts/CenterLayout'))).CenterLayout,
                }),
                children: [{ errorElement: <RouteErrorPage />, children: centreRoutes }],
              },
            ],
          },
        ],
      },
      {
        element: <PlainLayout />,
        children: [{ errorElement: <RouteErrorPage />, children: routesOf(plainPages) }],
      },
      { path: '/redirect/*', caseSensitive: true, element: <Forward /> },
      { path: '*', element: <Navigate to={paths.notFound} replace /> },
    ],
  },
];
