import { type RefObject, useEffect, useId } from 'react';
import text from '../layout/text.module.css';
import { ListOption } from './list-option.tsx';
import { type LoadSuggestions, type Suggestion, suggestionsOf } from './suggestion-state.ts';
import styles from './suggestions.module.css';
import { useSuggestions } from './use-suggestions.ts';

export type SuggestionsProps = {
  /** The field that the suggestions belong to; must be their sibling. */
  field: RefObject<HTMLInputElement | null>;
  load: LoadSuggestions;
  /** Minimum number of characters before suggestions are loaded. */
  shortest?: number | undefined;
  /** Called instead of navigating to the suggestion's URL. */
  onChoose?: ((suggestion: Suggestion) => void) | undefined;
};

/** A grouped list below a search field by the ARIA combobox pattern; each suggestion links to its URL. */
export function Suggestions(props: SuggestionsProps) {
  const { field } = props;
  const id = useId();
  const { state, choose } = useSuggestions(props);
  const open = state.phase === 'open';
  const all = suggestionsOf(state);
  const activeId = open && state.active >= 0 ? `${id}-${state.active}` : undefined;

  useEffect(() => {
    const element = field.current;
    element?.setAttribute('role', 'combobox');
    element?.setAttribute('aria-autocomplete', 'list');
  }, [field]);
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    element.setAttribute('aria-expanded', String(open));
    set(element, 'aria-controls', open ? id : undefined);
    set(element, 'aria-activedescendant', activeId);
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [field, open, activeId, id]);

  const option = (suggestion: Suggestion) => {
    const index = all.indexOf(suggestion);
    return (
      <ListOption
        key={suggestion.to + suggestion.label}
        id={`${id}-${index}`}
        label={suggestion.label}
        note={suggestion.note}
        typed={state.text}
        active={index === state.active}
        onChoose={() => choose(suggestion)}
      />
    );
  };

  return (
    <>
      {open && (
        <div className={styles.list} id={id} role="listbox" aria-label="Návrhy">
          {state.groups.map((group, at) => (
            <div key={group.label} role="group" aria-labelledby={`${id}-skupina-${at}`}>
              <p id={`${id}-skupina-${at}`} className={styles.name} role="presentation">
                {group.label}
              </p>
              {group.items.map(option)}
            </div>
          ))}
        </div>
      )}
      {state.phase === 'short' && !props.onChoose && !field.current?.ariaInvalid && (
        <p className={styles.short}>Zadej tři a více znaků</p>
      )}
      <p className={text.hidden} role="status">
        {open ? `Návrhů: ${all.length}` : ''}
      </p>
    </>
  );
}

function set(element: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
