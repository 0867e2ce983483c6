import { classNames } from '../class-names.ts';
import { Icon, type IconDrawing } from '../icons/icon.tsx';
import { PageLink, type PageLinkProps } from '../navigation/page-link.tsx';
import { type ButtonStyle, buttonClass } from './button-class.ts';

/** A link that looks like a button: for navigation only, never for actions. */
export function LinkButton({
  variant,
  size,
  block,
  icon,
  className,
  children,
  ...rest
}: PageLinkProps & ButtonStyle & { icon?: IconDrawing }) {
  return (
    <PageLink {...rest} className={classNames(buttonClass({ variant, size, block }), className)}>
      {icon && <Icon of={icon} size={size === 'large' ? 'large' : 'medium'} />}
      {children}
    </PageLink>
  );
}
