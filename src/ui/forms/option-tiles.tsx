import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './option-tiles.module.css';

export type TileOption = {
  value: string;
  label: ReactNode;
  /** One line of what the choice means. */
  line?: ReactNode;
  /** Shown at the right end of the label, e.g. condition pips. */
  mark?: ReactNode;
};

/** Exclusive choices as tiles with native radios; stands in a `ChoiceGroup`. `dense` is for bare labels. */
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
  /** Given together with `onChoose` to hold the choice outside. */
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
