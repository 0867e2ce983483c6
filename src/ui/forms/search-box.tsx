import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Form } from 'react-router';
import { classNames } from '../class-names.ts';
import { Search } from '../icons/drawings.tsx';
import { Icon } from '../icons/icon.tsx';
import text from '../layout/text.module.css';
import { LazySuggestions } from './lazy-suggestions.tsx';
import styles from './search-box.module.css';
import type { LoadSuggestions } from './suggestion-state.ts';

/**
 * A search field and a button that submits `q` by GET to `action`. Text shorter than `shortest` characters is not
 * submitted and `tooShort` explains why; an empty field is submitted and means everything. With `form` the field
 * belongs to that form of the page, which submits and validates it together with its own fields.
 */
export function SearchBox({
  action,
  label,
  placeholder,
  defaultValue,
  shortest,
  tooShort,
  suggest,
  onCourt = false,
  form,
}: {
  action: string;
  label: string;
  placeholder: string;
  defaultValue?: string | undefined;
  shortest: number;
  tooShort: string;
  suggest?: LoadSuggestions;
  onCourt?: boolean;
  form?: string | undefined;
}) {
  const ownId = useId();
  const id = form ? 'q' : ownId;
  const field = useRef<HTMLInputElement>(null);
  const [short, setShort] = useState(false);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    const typed = new FormData(event.currentTarget).get('q');
    const length = typeof typed === 'string' ? typed.trim().length : 0;
    const refused = length > 0 && length < shortest;
    setShort(refused);
    if (refused) event.preventDefault();
  }
  const className = classNames(styles.form, onCourt && styles.onCourt);
  const box = (
    <div className={styles.box}>
      <label className={text.hidden} htmlFor={id}>
        {label}
      </label>
      <input
        // A field of another form is not remounted while somebody types.
        key={form ? undefined : defaultValue}
        ref={field}
        id={id}
        form={form}
        className={styles.input}
        type="search"
        name="q"
        placeholder={placeholder}
        defaultValue={defaultValue}
        autoComplete="off"
        maxLength={200}
        aria-invalid={short || undefined}
        aria-describedby={short ? `${id}-short` : undefined}
        onChange={(event) => short && event.target.value.trim().length >= shortest && setShort(false)}
      />
      <button type="submit" form={form} className={styles.go} aria-label="Hledat">
        <Icon of={Search} size={onCourt ? 'large' : 'medium'} />
      </button>
      {suggest && <LazySuggestions key={form ?? defaultValue} field={field} load={suggest} />}
    </div>
  );
  if (form) {
    return (
      <div role="search" aria-label={label} className={className}>
        {box}
      </div>
    );
  }
  return (
    <Form role="search" aria-label={label} action={action} onSubmit={submit} className={className}>
      {box}
      <p className={styles.message} id={`${id}-short`} role="status">
        {short ? tooShort : ''}
      </p>
    </Form>
  );
}
