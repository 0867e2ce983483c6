import type { ReactNode } from 'react';
import { ChevronLeft } from '../../../ui/icons/drawings.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import styles from './messages-frame.module.css';

export type MessagesFrameProps = {
  list: ReactNode;
  /** The open conversation, and where the list stands alone. */
  open?: { conversation: ReactNode; listTo: string };
};

/** The list of conversations beside the open one where there is room for both; on phones one of them. */
export function MessagesFrame({ list, open }: MessagesFrameProps) {
  return (
    <div className={classNames(layout.panel, styles.frame, open && styles.open)}>
      <nav className={styles.list} aria-label="Konverzace">
        {open && (
          <PageLink to={open.listTo} className={styles.all}>
            <Icon of={ChevronLeft} />
            Zprávy
          </PageLink>
        )}
        {list}
      </nav>
      {open?.conversation}
    </div>
  );
}
