import type { ReactNode } from 'react';
import { Link } from 'react-router';

type SiteLinkProps = { to: string; className?: string | undefined; title?: string; children: ReactNode };

/** A link written by the template's editor: a page of this shop, or an address outside that opens beside it. */
export const SiteLink = ({ to, ...rest }: SiteLinkProps) =>
  to.startsWith('/') ? <Link to={to} {...rest} /> : <a href={to} target="_blank" rel="noopener noreferrer" {...rest} />;
