import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './admin.module.css';

/** The content of an administration page; navigation is in `layouts/admin-route.tsx`. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return <div className={classNames(layout.stack, styles.frame)}>{children}</div>;
}
