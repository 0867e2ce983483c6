import { useId } from 'react';
import text from '../layout/text.module.css';
import { Input } from './input.tsx';
import styles from './range-inputs.module.css';

/** Two numbers, from and to; either may stay empty. Stands in a group that names it. */
export function RangeInputs({
  label,
  fromName,
  toName,
  unit,
  defaultFrom,
  defaultTo,
  decimal = false,
  error,
}: {
  /** What is being limited, for the hidden labels: "Cena" gives "Cena od" and "Cena do". */
  label: string;
  fromName: string;
  toName: string;
  unit?: string | undefined;
  defaultFrom?: string | number | undefined;
  defaultTo?: string | number | undefined;
  decimal?: boolean;
  /** Marks both; the sentence belongs to the group around. */
  error?: boolean;
}) {
  const id = useId();
  const shared = {
    inputMode: decimal ? ('decimal' as const) : ('numeric' as const),
    keys: decimal ? ('money' as const) : ('positiveInteger' as const),
    className: styles.input,
    autoComplete: 'off',
    'aria-invalid': error || undefined,
  };
  return (
    <div className={styles.range}>
      <label className={text.hidden} htmlFor={`${id}-from`}>
        {label} od
      </label>
      <Input {...shared} id={`${id}-from`} name={fromName} defaultValue={defaultFrom} placeholder="od" />
      <span aria-hidden="true">–</span>
      <label className={text.hidden} htmlFor={`${id}-to`}>
        {label} do
      </label>
      <Input {...shared} id={`${id}-to`} name={toName} defaultValue={defaultTo} placeholder="do" />
      {unit && <span>{unit}</span>}
    </div>
  );
}
