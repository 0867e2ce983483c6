import { useEffect, useState } from 'react';
import { Ball } from '../brand/mark.tsx';
import { classNames } from '../class-names.ts';
import text from '../layout/text.module.css';
import styles from './loading-overlay.module.css';

/** Milliseconds of fading out; must equal `--t-base`. */
const fadeMs = 200;

/**
 * A full-screen overlay while something runs, with page scrolling locked. Announces 'Loading...' to screen readers, or
 * shows `sentence` to everyone.
 */
export function LoadingOverlay({ active, sentence }: { active: boolean; sentence?: string | undefined }) {
  const [present, setPresent] = useState(active);
  if (active && !present) setPresent(true);
  useEffect(() => {
    if (active) return;
    const timer = setTimeout(() => setPresent(false), fadeMs);
    return () => clearTimeout(timer);
  }, [active]);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-scroll-locked', active);
    return () => document.documentElement.removeAttribute('data-scroll-locked');
  }, [active]);
  if (!present) return null;
  return (
    <div className={classNames(styles.overlay, !active && styles.leaving)} role="status">
      <div className={styles.loader}>
        <Ball />
      </div>
      {sentence ? (
        <p className={styles.sentence}>{sentence}</p>
      ) : (
        <span className={text.hidden}>Loading...</span>
      )}
    </div>
  );
}
