import styles from './list-option.module.css';
import { matchPart } from './match-part.ts';

/** One choice of a list under a field: what was typed stands out in it. The field keeps the focus and the keys. */
export function ListOption({
  id,
  label,
  note,
  typed,
  active,
  onChoose,
}: {
  /** By which the field's `aria-activedescendant` points at it. */
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
      // Before the field loses focus, so that a click is not lost with the list.
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
