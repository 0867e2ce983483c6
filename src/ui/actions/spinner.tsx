import styles from './spinner.module.css';

/** A turning ring for buttons and fields at work; the words beside it say what is going on. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
