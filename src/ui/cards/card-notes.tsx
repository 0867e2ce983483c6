import { Icon, type IconDrawing } from '../icons/icon.tsx';
import styles from './card-notes.module.css';

export type CardNote = { icon: IconDrawing; text: string };

/** How the thing of a card differs from what was asked for. */
export function CardNotes({ notes }: { notes: readonly CardNote[] }) {
  return (
    <ul className={styles.notes}>
      {notes.map(({ icon, text }) => (
        <li key={text}>
          <Icon of={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
