import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './option-tiles.module.css';

export type TileOption = {
  value: string;
  label: ReactNode;
  /** One line that explains the choice. */
  line?: ReactNode;
  /** Shown at the right end of the label, such as condition pips. */
  mark?: ReactNode;
};

/**
 * Exclusive choices as tiles with native radios; used within a `ChoiceGroup`. `dense` is for short labels without
 * lines.
 */
export function OptionTiles({
  name,
  options,
  defaultValue,
  value,
  dense = false,
  required,
  onChoose,
}: {
  name: string;
  options: readonly TileOption[];
  defaultValue?: string | undefined;
  /** Makes the choice controlled, together with `onChoose`. */
  value?: string | undefined;
  dense?: boolean;
  required?: boolean | undefined;
  onChoose?: (value: string) => void;
}) {
  return (
    <div className={classNames(styles.tiles, dense && styles.tilesDense)}>
      {options.map((option) => (
        <label key={option.value} className={styles.tile}>
          <input
            type="radio"
            name={name}
            value={option.value}
            required={required}
            className={styles.dot}
            onChange={() => onChoose?.(option.value)}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
          />
          <span className={styles.tileText}>
            <b>
              {option.label}
              {option.mark}
            </b>
            {option.line && <small>{option.line}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}
