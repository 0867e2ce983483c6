import { Icon, type IconDrawing } from '../icons/icon.tsx';
import styles from './card-notes.module.css';

/** A word joiner after each hyphen: narrow cards break between words, but not within Brno-město. */
const inWholeWords = (text: string) => text.replaceAll('-', '-\u2060');

export type CardNote = { icon: IconDrawing; text: string };

/** How a listing on a card differs from what was searched for. */
export function CardNotes({ notes }: { notes: readonly CardNote[] }) {
  return (
    <ul className={styles.notes}>
      {notes.map(({ icon, text }) => (
        <li key={text}>
          <Icon of={icon} />
          {inWholeWords(text)}
        </li>
      ))}
    </ul>
  );
}
