import styles from './condition-box.module.css';
import { ConditionPips } from './condition-pips.tsx';

/** The condition of a thing on its page: bars, a label, and a line of what they mean. */
export function ConditionBox({
  level,
  label,
  line,
}: {
  level: 1 | 2 | 3 | 4;
  label: string;
  line?: string | undefined;
}) {
  return (
    <div className={styles.box}>
      <ConditionPips level={level} large />
      <div>
        <strong>{label}</strong>
        {line && <small>{line}</small>}
      </div>
    </div>
  );
}
