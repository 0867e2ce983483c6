import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';

/** Up to two initials of a name in capitals: "Martin K." gives MK, "florbalka" gives F. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\d]/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('cs');
}

/** A person's initials in the shape of the brand mark; decorative, so the name must be shown beside it. */
export function Avatar({ name, size = 'medium' }: { name: string; size?: 'small' | 'medium' | 'large' }) {
  return (
    <span className={classNames(styles.avatar, size !== 'medium' && styles[size])} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
