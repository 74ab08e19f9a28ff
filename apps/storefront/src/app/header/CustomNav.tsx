import type { NavLink } from '@yigou/contract/goods/sites';
import { confirmBox } from '@yigou/web-kit';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { logout } from '../logout';
import { currentPath, sitePath } from '../paths';
import { hasToken } from '../session';
import { findBlock, useSite } from '../site';
import styles from './CustomNav.module.css';

const isInside = (link: string): boolean => link.startsWith('/');

async function askToLogIn(event: MouseEvent, { link, athtoken }: NavLink) {
  if (athtoken !== 2 || hasToken()) return;
  event.preventDefault();
  const confirmed = await confirmBox({ title: '提示', text: '请您登录后操作' });
  // An address outside is no page to come back to.
  if (confirmed) logout(isInside(link) ? link : currentPath());
}

/** In the bar of a wide header, or listed in the drawer of a narrow one. */
export function CustomNav({ listed = false }: { listed?: boolean }) {
  const { tempData } = useSite();
  const { pathname, search } = useLocation();
  // Two navigations to the same place differ in their time alone.
  const here = `${pathname}${search}`.replace(/[?&]t=\d+$/, '');
  const links = findBlock(tempData.topContent, 'customNav')?.links ?? [];
  if (links.length === 0) return null;
  return (
    <nav aria-label="主导航" className={listed ? styles.listed : styles.nav}>
      {links.map((each) =>
        isInside(each.link) ? (
          <Link
            key={each.title + each.link}
            to={sitePath(each.link)}
            aria-current={each.link === pathname || each.link === here ? 'page' : undefined}
            onClick={(event) => askToLogIn(event, each)}
          >
            {each.title}
          </Link>
        ) : (
          <a
            key={each.title + each.link}
            href={each.link}
            target="_blank"
            rel="noopener noreferrer"
            onClick={(event) => askToLogIn(event, each)}
          >
            {each.title}
          </a>
        ),
      )}
    </nav>
  );
}
