import styles from './list-option.module.css';

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Splits a label around the typed part, ignoring case and diacritics, at the start of a word: "Žďár" and "zda" give
 * ["", "Žďá", "r"]. Without a match, the last part is the whole label.
 */
export function matchPart(label: string, typed: string): [before: string, match: string, after: string] {
  const letters = Array.from(label.normalize('NFC'));
  const wanted = fold(typed.trim());
  for (let start = 0; wanted && start < letters.length; start += 1) {
    if (start > 0 && /[\p{L}\d]/u.test(letters[start - 1] ?? '')) continue;
    for (let end = start + 1; end <= letters.length; end += 1) {
      const part = letters.slice(start, end).join('');
      const folded = fold(part);
      if (folded === wanted) return [letters.slice(0, start).join(''), part, letters.slice(end).join('')];
      if (!wanted.startsWith(folded)) break;
    }
  }
  return ['', '', label];
}

/** One option of a list below a field, with the typed part highlighted. Focus and keys stay with the field. */
export function ListOption({
  id,
  label,
  note,
  typed,
  active,
  onChoose,
}: {
  /** Referenced by the field's `aria-activedescendant`. */
  id: string;
  label: string;
  note?: string | undefined;
  typed: string;
  active: boolean;
  onChoose: () => void;
}) {
  const [before, match, after] = matchPart(label, typed);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      className={styles.option}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      // Keeps focus in the field; otherwise its blur would close the list before the click.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span>
        {before}
        <b>{match}</b>
        {after}
      </span>
      {note && <small>{note}</small>}
    </div>
  );
}
