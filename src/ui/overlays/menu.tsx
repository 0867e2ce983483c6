import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import styles from './menu.module.css';

/**
 * What else can be done with a thing, under a „⋯“ button: a native popover, so that it opens without JavaScript,
 * Escape and a press beside it close it and give the focus back. On phones it is a sheet at the bottom. `subject`
 * tells menus of a list apart, and heads the sheet.
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
        // What was asked for is on its way; a menu left open would lie over its answer.
        onSubmit={(event) => event.currentTarget.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}
