import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronDown } from '../icons/drawings.tsx';
import { Icon } from '../icons/icon.tsx';
import layout from '../layout/layout.module.css';
import text from '../layout/text.module.css';
import styles from './collapsed-form.module.css';

/** A form that has been answered, collapsed into one line that summarizes the query. */
export function CollapsedForm({
  asked,
  open = false,
  children,
}: {
  asked: string;
  open?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <details className={classNames(layout.panel, styles.fold)} open={open}>
      <summary>
        <span>
          Upravit zadání<span className={text.secondary}>: {asked}</span>
        </span>
        <Icon of={ChevronDown} />
      </summary>
      {children}
    </details>
  );
}
