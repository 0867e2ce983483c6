import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton, IconLink } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { useHydrated } from '../hydrated.ts';
import { X } from '../icons/drawings.tsx';
import styles from './drawer.module.css';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** Traps focus: Tab wraps around at either end of the element. */
function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const inside = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter((each) =>
    each.checkVisibility(),
  );
  const end = event.shiftKey ? inside[0] : inside.at(-1);
  const other = event.shiftKey ? inside.at(-1) : inside[0];
  const outside = !inside.some((each) => each === document.activeElement);
  if (document.activeElement !== end && !outside) return;
  event.preventDefault();
  other?.focus();
}

/**
 * A panel from the bottom (phone) or from the right: a native popover, which opens without JavaScript by `<Button
 * type="button" popoverTarget={id}>`. With `sidebar` it is part of the page from 64 rem on. With `opened` it is open
 * initially; before hydration it then covers the page as a plain element, because only a script can open a popover, and
 * `closeTo` is its closing link.
 */
export function Drawer({
  id,
  title,
  sidebar = false,
  opened = false,
  closeTo,
  reset,
  footer,
  children,
}: {
  id: string;
  title: string;
  sidebar?: boolean;
  opened?: boolean;
  closeTo?: string;
  /** Shown beside the title: resets all that is chosen inside. */
  reset?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const standing = !useHydrated() && opened;
  useEffect(() => {
    if (opened && !standing && !panel.current?.matches(':popover-open')) panel.current?.showPopover();
  }, [opened, standing]);
  return (
    // The role depends on whether the panel covers the page, which the lint rule cannot see.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      id={id}
      ref={panel}
      popover={standing ? undefined : 'auto'}
      className={classNames(styles.drawer, sidebar && styles.sidebar, standing && styles.standing)}
      aria-labelledby={titleId}
      role={open || standing ? 'dialog' : 'region'}
      data-drawer=""
      onToggle={(event) => {
        if (event.target !== event.currentTarget) return;
        setOpen(event.newState === 'open');
        if (event.newState === 'open') heading.current?.focus();
      }}
      onKeyDown={open ? keepFocusInside : undefined}
    >
      <div className={styles.head}>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {reset}
        {standing && closeTo !== undefined ? (
          <IconLink icon={X} label="Zavřít" to={closeTo} />
        ) : (
          <IconButton type="button" icon={X} label="Zavřít" popoverTarget={id} popoverTargetAction="hide" />
        )}
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </div>
  );
}
