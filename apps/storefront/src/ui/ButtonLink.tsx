import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { ButtonKind } from './Button';
import styles from './Button.module.css';

type ButtonLinkProps = ComponentProps<typeof Link> & { kind?: ButtonKind };

export const ButtonLink = ({ kind = 'line', className, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={[styles.button, styles[kind], className].filter(Boolean).join(' ')} />
);
