import type { ReactNode } from 'react';
import { Mark } from '../../../ui/brand/mark.tsx';
import styles from './sign-in.module.css';

/** Layout of the sign-in pages: an illustration on wide screens, the form beside it. */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.auth}>
      <div className={styles.art} aria-hidden="true">
        <Mark />
        <p className={styles.slogan}>Hrajeme dál. Jen s jinou holí.</p>
      </div>
      <div className={styles.side}>{children}</div>
    </div>
  );
}
