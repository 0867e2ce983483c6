import { Icon, type IconDrawing } from '../icons/icon.tsx';
import input from './input.module.css';
import styles from './segmented.module.css';

export type SegmentOption = {
  value: string;
  label: string;
  icon?: IconDrawing | undefined;
  /** Number of results of the choice. */
  count?: number | undefined;
  disabled?: boolean | undefined;
};

/** Two to four exclusive choices in one row of native radios; used within a `ChoiceGroup`. */
export function Segmented({
  name,
  options,
  defaultValue,
  value,
  required,
  implied,
  onChoose,
}: {
  name: string;
  options: readonly SegmentOption[];
  defaultValue?: string | undefined;
  /** Makes the choice controlled, together with `onChoose`. */
  value?: string | undefined;
  required?: boolean | undefined;
  /** The choice that a text implies, and the text without it, readable by scripts as `data-rest` of its radio. */
  implied?: { value: string; rest: string } | undefined;
  onChoose?: (value: string) => void;
}) {
  return (
    <div className={styles.segments}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            className={input.overTile}
            name={name}
            value={option.value}
            required={required}
            disabled={option.disabled}
            data-rest={option.value === implied?.value ? implied.rest : undefined}
            onChange={() => onChoose?.(option.value)}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
          />
          {option.icon && <Icon of={option.icon} />}
          {option.label}
          {option.count !== undefined && <small> {option.count}</small>}
        </label>
      ))}
    </div>
  );
}
