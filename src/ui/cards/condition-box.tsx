import styles from './condition-box.module.css';
import { ConditionPips } from './condition-pips.tsx';

/** The condition on a listing's page: bars, a label and a line of explanation. */
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
