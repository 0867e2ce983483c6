import styles from './separator.module.css';

/** A word between two alternatives, with a line to either side. */
export function Separator({ word = 'nebo' }: { word?: string }) {
  return <p className={styles.or}>{word}</p>;
}
