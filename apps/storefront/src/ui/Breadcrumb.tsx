import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './Breadcrumb.module.css';

export type Crumb = { title: string; to?: string };

type BreadcrumbProps = { crumbs: readonly Crumb[]; children?: ReactNode };

/** The way down to this page; the last step is the page itself. What else belongs to the line follows it. */
export const Breadcrumb = ({ crumbs, children }: BreadcrumbProps) => (
  <div className={styles.line}>
    <nav aria-label="面包屑">
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, index) => (
          <li key={`${crumb.title} ${crumb.to}`}>
            {crumb.to && index < crumbs.length - 1 ? (
              <Link to={crumb.to}>{crumb.title}</Link>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{crumb.title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
    {children}
  </div>
);
