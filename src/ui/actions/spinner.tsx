import styles from './spinner.module.css';

/** A decorative spinner for busy buttons and fields; text beside it must describe what is in progress. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
