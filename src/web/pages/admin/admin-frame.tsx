import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './admin.module.css';

/** The content of a page for those who look after the bazaar; what stands around is `layouts/admin-route.tsx`. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return <div className={classNames(layout.stack, styles.frame)}>{children}</div>;
}
