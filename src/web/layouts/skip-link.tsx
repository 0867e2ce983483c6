import styles from './skip-link.module.css';

/** Id of the page's `<main>`, the target of the skip link. */
export const contentId = 'obsah';

/** The first focusable element; skips the header. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${contentId}`}>
      Přeskočit na obsah
    </a>
  );
}
