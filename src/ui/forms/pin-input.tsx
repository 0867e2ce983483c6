import { type ChangeEvent, type InputHTMLAttributes, type Ref, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './pin-input.module.css';

export const pinLength = 6;

/** The first six digits of typed or pasted text: "407 123" and "PIN: 407123" both give 407123. */
export const pinDigits = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, pinLength);

/**
 * A six-digit code in one real input shown as six boxes; supports pasting, the code autofill of phones, and a default
 * value without JavaScript. `secret` masks the digits of a lasting PIN.
 */
export function PinInput({
  onComplete,
  onChange,
  secret = false,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & {
  /** Called once all six digits are entered. */
  onComplete?: (pin: string) => void;
  secret?: boolean;
  ref?: Ref<HTMLInputElement>;
}) {
  const given = pinDigits(String(rest.defaultValue ?? ''));
  const before = useRef(given);
  const [length, setLength] = useState(given.length);
  function change(event: ChangeEvent<HTMLInputElement>) {
    const pin = pinDigits(event.target.value);
    if (pin !== event.target.value) event.target.value = pin;
    // A seventh digit or another character does not change the PIN, so its error remains valid.
    if (pin === before.current) return event.stopPropagation();
    before.current = pin;
    setLength(pin.length);
    onChange?.(event);
    if (pin.length === pinLength) onComplete?.(pin);
  }
  return (
    <div className={styles.pin}>
      <div className={styles.boxes}>
        {Array.from({ length: pinLength }, (_, index) => (
          <span
            key={index}
            className={classNames(styles.box, index === Math.min(length, pinLength - 1) && styles.next)}
            aria-hidden="true"
          />
        ))}
        <input
          autoComplete="one-time-code"
          {...rest}
          type={secret ? 'password' : 'text'}
          inputMode="numeric"
          pattern="[0-9 ]*"
          className={styles.input}
          data-retype=""
          onChange={change}
        />
      </div>
    </div>
  );
}
