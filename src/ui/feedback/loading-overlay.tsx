import { useEffect, useState } from 'react';
import { Ball } from '../brand/mark.tsx';
import { classNames } from '../class-names.ts';
import text from '../layout/text.module.css';
import styles from './loading-overlay.module.css';

/** Milliseconds of fading out; must equal `--t-base`. */
const fadeMs = 200;

/**
 * The full-screen cover while something runs, with the page under it locked. Says 'Loading...' to
 * screen readers under a bar that leaves the page readable, or shows `sentence` to everyone over a blurred one.
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
    <div
      className={classNames(styles.overlay, sentence && styles.telling, !active && styles.leaving)}
      role="status"
    >
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
