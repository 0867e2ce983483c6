import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import styles from './menu.module.css';

/**
 * Further actions of an item, under a „⋯“ button: a native popover, so it opens without JavaScript; Escape and a click
 * outside close it and return focus. On phones it is a bottom sheet. `subject` distinguishes menus of a list and is the
 * heading of the sheet.
 */
export function Menu({ id, subject, children }: { id: string; subject: string; children: ReactNode }) {
  return (
    <>
      <IconButton type="button" icon={Ellipsis} label={`Další možnosti: ${subject}`} popoverTarget={id} />
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={subject}
        className={styles.menu}
        // Close the menu on submit; it would cover the response.
        onSubmit={(event) => event.currentTarget.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}
