import { endToasts } from '@yigou/web-kit';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { isStay } from '../ui/stay';
import { queryClient } from './queryClient';
import styles from './Root.module.css';
import { useSession } from './session';

const ProgressBar = () => <div className={styles.progress} role="progressbar" aria-label="页面加载中" />;

export const FirstScreen = () => <ProgressBar />;

/** What one login has read must not be shown to the next; what is keyed by the token itself is right already. */
function useFreshDataForEachLogin() {
  const { token } = useSession();
  const known = useRef(token);
  useEffect(() => {
    if (known.current === token) return;
    known.current = token;
    if (!token) return;
    const predicate = (query: { queryKey: readonly unknown[] }) => !query.queryKey.includes(token);
    queryClient.removeQueries({ type: 'inactive', predicate });
    queryClient.invalidateQueries({ predicate });
  }, [token]);
}

export function Root() {
  const navigation = useNavigation();
  const { key, pathname, search, state } = useLocation();
  const shownPath = useRef('');
  const leftAt = useRef(0);
  useEffect(() => {
    if (navigation.state === 'loading') leftAt.current ||= Date.now();
  }, [navigation.state]);
  useFreshDataForEachLogin();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells one navigation from the next, but has no news when the address is edited by hand.
  useEffect(() => {
    history.scrollRestoration = 'manual';
    // A filter or a spec changes what the same page shows; whoever chose it must not lose its place.
    const stays = shownPath.current === pathname && isStay(state);
    if (shownPath.current !== pathname) endToasts(leftAt.current || Date.now());
    leftAt.current = 0;
    shownPath.current = pathname;
    if (!stays) window.scrollTo(0, 0);
  }, [key, pathname, search]);

  return (
    <>
      {navigation.state !== 'idle' && <ProgressBar />}
      <Outlet />
    </>
  );
}
