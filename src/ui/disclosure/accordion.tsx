import type { ReactNode } from 'react';
import { Plus } from '../icons/drawings.tsx';
import { Icon } from '../icons/icon.tsx';
import styles from './disclosure.module.css';

/** A question that expands its answer; `id` makes it an anchor, and items of a `group` open one at a time. */
export function AccordionItem({
  id,
  question,
  group,
  open = false,
  children,
}: {
  id?: string;
  question: ReactNode;
  group?: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details id={id} name={group} open={open} className={styles.faq}>
      <summary>
        {question}
        <Icon of={Plus} />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
