import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconDrawing, type IconSize } from '../icons/icon.tsx';
import { PageLink } from '../navigation/page-link.tsx';
import styles from './icon-button.module.css';

type IconLook = {
  icon: IconDrawing;
  label: string;
  shape?: 'plain' | 'outlined' | 'round';
  iconSize?: IconSize | undefined;
};

/** A 44 px square button with only an icon; `label` is its accessible name. */
export function IconButton({
  icon,
  label,
  shape = 'plain',
  iconSize,
  className,
  ...rest
}: IconLook & ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }) {
  return (
    <button {...rest} aria-label={label} className={classNames(styles.button, styles[shape], className)}>
      <Icon of={icon} size={iconSize} />
    </button>
  );
}

/** The same square as a link. */
export function IconLink({
  icon,
  label,
  shape = 'plain',
  iconSize,
  to,
  className,
}: IconLook & { to: string; className?: string | undefined }) {
  return (
    <PageLink to={to} aria-label={label} className={classNames(styles.button, styles[shape], className)}>
      <Icon of={icon} size={iconSize} />
    </PageLink>
  );
}
