import type { ReactNode } from 'react';
import { Plus } from '../icons/drawings.tsx';
import { Icon } from '../icons/icon.tsx';
import styles from './disclosure.module.css';

/** A question that opens its answer; `id` makes it an anchor, `group` lets one be open at a time. */
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
