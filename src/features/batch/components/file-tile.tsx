import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Plus } from '../../../ui/icons/drawings.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './file-tile.module.css';

/** A dashed tile to add files; the native input covers it, and is shown only without JavaScript. */
export function FileTile({
  children,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & { children: ReactNode; ref?: Ref<HTMLInputElement> }) {
  return (
    <label className={styles.tile}>
      <Icon of={Plus} />
      <span>{children}</span>
      <input {...input} type="file" />
    </label>
  );
}
