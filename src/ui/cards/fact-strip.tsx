import { classNames } from '../class-names.ts';
import { Icon, type IconDrawing } from '../icons/icon.tsx';
import styles from './fact-strip.module.css';

export type Fact = {
  label: string;
  value: string;
  icon?: IconDrawing;
  /** Replaces the value where a narrow card would cut it, such as P for pravá. */
  short?: string;
  /** Whether it differs from what was searched for. */
  differs?: boolean;
};

/** The facts people compare, value above label, always in the same order. */
export function FactStrip({
  facts,
  large = false,
  className,
}: {
  facts: readonly Fact[];
  large?: boolean;
  className?: string | undefined;
}) {
  return (
    <dl className={classNames(styles.facts, large && styles.large, className)}>
      {facts.map(({ label, value, icon, short, differs }) => (
        <div key={label} className={differs ? styles.differs : undefined}>
          <dt>{label}</dt>
          <dd title={value.length > 7 ? value : undefined}>
            {icon && <Icon of={icon} className={styles.icon} />}
            <span className={classNames(short ? styles.whole : value.length > 7 && styles.long)}>
              {value}
            </span>
            {short && (
              <span className={styles.short} aria-hidden="true">
                {short}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
