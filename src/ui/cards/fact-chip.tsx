import type { ReactNode } from 'react';
import { Eye, X } from '../icons/drawings.tsx';
import { Icon } from '../icons/icon.tsx';
import text from '../layout/text.module.css';
import styles from './fact-chip.module.css';
import { classNames } from '../class-names.ts';

/**
 * A fact that was filled in for somebody: it leads to its field, and its button removes it. An unsure one is amber with
 * an eye and says so.
 */
export function FactChip({
  fieldId,
  label,
  unsure = false,
  removal,
  children,
}: {
  fieldId: string;
  label: string;
  unsure?: boolean | undefined;
  /** Name and value of the submit button. */
  removal: { name: string; value: string };
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.fact, unsure && styles.unsure)}>
      <a href={`#${fieldId}`}>
        {unsure && <Icon of={Eye} />}
        <span>
          <small>
            {label}
            {unsure && ', zkontroluj'}
          </small>
          <b>{children}</b>
        </span>
      </a>
      <button {...removal} formNoValidate>
        <span className={text.hidden}>
          Zrušit: {label} {children}
        </span>
        <Icon of={X} />
      </button>
    </span>
  );
}
