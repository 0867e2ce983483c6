import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconDrawing } from '../icons/icon.tsx';
import { type ButtonStyle, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonStyle & {
    icon?: IconDrawing;
    /** Work in progress: the label stays, a spinner is shown before it, and clicks are ignored. */
    busy?: boolean | undefined;
    ref?: Ref<HTMLButtonElement>;
  };

/** A button; submits its form unless `type` says otherwise, so that it works without JavaScript. */
export function Button({
  variant,
  size,
  block,
  icon,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      className={classNames(buttonClass({ variant, size, block }), className)}
      aria-busy={busy || undefined}
      onClick={click}
    >
      {busy ? <Spinner /> : icon && <Icon of={icon} size={size === 'large' ? 'large' : 'medium'} />}
      {children}
    </button>
  );
}
