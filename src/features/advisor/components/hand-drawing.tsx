import type { ReactNode } from 'react';
import type { Hand } from '../../catalogue/contract.ts';
import styles from './advisor.module.css';

/**
 * A player seen from behind with this hand lower on the stick, or a straight blade. Decorative: the label says the
 * same.
 */
export function HandDrawing({ hand, children }: { hand: Hand; children: ReactNode }) {
  return (
    <span className={styles.drawing}>
      <svg viewBox="0 0 120 104" width="72" height="62" aria-hidden="true">
        <g
          transform={hand === 'right' ? 'translate(120 0) scale(-1 1)' : undefined}
          fill="none"
          stroke="currentColor"
          strokeWidth="4.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {hand === 'straight' ? (
            <path d="M60 8v66M38 74h44v18H38z" stroke="var(--accent-text)" strokeWidth="5" />
          ) : (
            <>
              <circle cx="68" cy="16" r="10" />
              <path d="M68 28v34M68 62l14 36M68 62l-10 36" />
              <path d="M84 40 32 88c-3 3-8 5-13 5H8" stroke="var(--accent-text)" strokeWidth="5" />
              <path d="M68 33 82 42M68 33 52 48l1 20" />
              <circle cx="53" cy="69" r="5.5" fill="currentColor" stroke="none" />
            </>
          )}
        </g>
      </svg>
      {children}
    </span>
  );
}
