import styles from './skip-link.module.css';

/** The id of the page's `<main>`, where the skip link leads. */
export const contentId = 'obsah';

/** The first thing a keyboard meets; leads past the header to the content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${contentId}`}>
      Přeskočit na obsah
    </a>
  );
}
