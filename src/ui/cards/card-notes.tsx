import { Icon, type IconDrawing } from '../icons/icon.tsx';
import styles from './card-notes.module.css';

/** A narrow card breaks between words, and not behind the hyphen of Brno-město. */
const inWholeWords = (text: string) => text.replaceAll('-', '-\u2060');

export type CardNote = { icon: IconDrawing; text: string };

/** How the thing of a card differs from what was asked for. */
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
