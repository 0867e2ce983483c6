import styles from './condition-box.module.css';
import { ConditionPips } from './condition-pips.tsx';

/** The condition of a thing on its page: bars, words, and a line of what they mean. */
export function ConditionBox({
  level,
  words,
  line,
}: {
  level: 1 | 2 | 3 | 4;
  words: string;
  line?: string | undefined;
}) {
  return (
    <div className={styles.box}>
      <ConditionPips level={level} large />
      <div>
        <strong>{words}</strong>
        {line && <small>{line}</small>}
      </div>
    </div>
  );
}
