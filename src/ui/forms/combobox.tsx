import { type ComponentProps, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../hydrated.ts';
import text from '../layout/text.module.css';
import type { ComboOption, ComboState } from './combobox-state.ts';
import styles from './combobox.module.css';
import { Input } from './input.tsx';
import { ListOption } from './list-option.tsx';
import { type LoadOptions, useCombobox } from './use-combobox.ts';

export type ComboboxProps = Omit<
  ComponentProps<typeof Input>,
  'defaultValue' | 'onChange' | 'list' | 'value'
> & {
  /** Form name of the typed text; free text is always allowed. */
  name: string;
  /** Form name of a hidden field with the chosen option's value; empty for free text. */
  valueName?: string | undefined;
  defaultText?: string | undefined;
  defaultValue?: string | undefined;
  load: LoadOptions;
  /** Minimum number of characters before options are loaded. */
  shortest?: number;
  /** Options of the native datalist before JavaScript runs. */
  plainOptions?: readonly string[] | undefined;
  noneSentence?: string;
  failedSentence?: string;
  /** Called with each chosen option, and with undefined once the text is edited. */
  onChoose?: (option: ComboOption | undefined) => void;
};

/** A field with suggestions by the ARIA combobox pattern; before JavaScript a plain field with a native datalist. */
export function Combobox({
  name,
  valueName,
  defaultText = '',
  defaultValue = '',
  load,
  shortest = 2,
  plainOptions,
  noneSentence = 'Nic takového neznáme',
  failedSentence = 'Návrhy se nepodařilo načíst. Piš dál, napsané platí.',
  onChoose,
  ...input
}: ComboboxProps) {
  const listId = useId();
  const alive = useHydrated();
  const { state, type, take, choose, close, onKeyDown } = useCombobox({
    defaultText,
    defaultValue,
    load,
    shortest,
    onChoose,
  });
  const open = state.phase !== 'closed';
  const activeId = state.active >= 0 ? `${listId}-${state.active}` : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const box = useRef<HTMLDivElement>(null);
  const takeTyped = useRef(take);
  useLayoutEffect(() => {
    // Read text typed before hydration; a rerender without it would empty the field.
    takeTyped.current(box.current?.querySelector('input')?.value ?? '');
  }, []);

  return (
    <div
      ref={box}
      className={styles.combo}
      onBlur={(event) => !box.current?.contains(event.relatedTarget) && close()}
    >
      <Input
        {...input}
        name={name}
        value={state.text}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        {...(alive
          ? {
              role: 'combobox',
              'aria-expanded': open,
              'aria-controls': open ? listId : undefined,
              'aria-autocomplete': 'list' as const,
              'aria-activedescendant': activeId,
              onKeyDown,
            }
          : { list: plainOptions && listId })}
      />
      {valueName && <input type="hidden" name={valueName} value={state.value} />}
      {!alive && plainOptions && (
        <datalist id={listId}>
          {plainOptions.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </datalist>
      )}
      {open && (
        <OptionList
          id={listId}
          state={state}
          onChoose={choose}
          noneSentence={noneSentence}
          failedSentence={failedSentence}
        />
      )}
      {alive && (
        <p className={text.hidden} role="status">
          {state.phase === 'none'
            ? noneSentence
            : state.phase === 'open'
              ? `Návrhů: ${state.options.length}`
              : ''}
        </p>
      )}
    </div>
  );
}

function OptionList({
  id,
  state,
  onChoose,
  noneSentence,
  failedSentence,
}: {
  id: string;
  state: ComboState;
  onChoose: (option: ComboOption) => void;
  noneSentence: string;
  failedSentence: string;
}) {
  return (
    <div
      className={styles.list}
      id={id}
      role="listbox"
      aria-label="Návrhy"
      aria-busy={state.phase === 'loading' || undefined}
    >
      {state.phase === 'loading' &&
        [1, 2, 3].map((bone) => <span key={bone} className={styles.bone} aria-hidden="true" />)}
      {state.phase === 'none' && <Message sentence={noneSentence} />}
      {state.phase === 'error' && <Message sentence={failedSentence} failed />}
      {state.options.map((option, index) => (
        <ListOption
          key={option.value || option.label}
          id={`${id}-${index}`}
          label={option.label}
          note={option.note}
          typed={state.text}
          active={index === state.active}
          onChoose={() => onChoose(option)}
        />
      ))}
    </div>
  );
}

/** A message in place of options; a disabled option, because the ARIA pattern allows nothing else in a listbox. */
function Message({ sentence, failed = false }: { sentence: string; failed?: boolean }) {
  return (
    <div
      role="option"
      aria-disabled="true"
      aria-selected="false"
      className={failed ? `${styles.message} ${styles.failed}` : styles.message}
    >
      {sentence}
    </div>
  );
}
