import { classNames } from '../class-names.ts';
import styles from './condition-pips.module.css';

/** Four bars, `level` of them filled. Decorative: text must state the condition beside it. */
export function ConditionPips({ level, large = false }: { level: 1 | 2 | 3 | 4; large?: boolean }) {
  return (
    <span className={classNames(styles.pips, large && styles.large)} data-level={level} aria-hidden="true" />
  );
}
