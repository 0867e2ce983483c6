import Images from 'lucide-react/icons/images';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { useChosenFiles } from '../../../ui/photos/use-chosen-files.ts';
import { photoTypes } from '../../media/rules.ts';
import { draggedPhoto, type RowPhoto } from './batch-rows.tsx';
import styles from './batch.module.css';
import { FileTile } from './file-tile.tsx';

/** Photos not assigned to a row yet: select and assign them, distribute them by order, or drag them. */
export function PhotoPile({
  photos,
  assigned,
  note,
  errors,
  onFiles,
}: {
  photos: readonly RowPhoto[];
  /** Number of photos assigned to rows. */
  assigned: number;
  /** Progress of the upload. */
  note: string;
  errors: readonly string[];
  onFiles: (files: readonly File[]) => void;
}) {
  const alive = useHydrated();
  const chosen = useChosenFiles(onFiles);
  const all = photos.length + assigned;
  return (
    <section className={classNames(layout.panel, layout.stackSmall)} aria-labelledby="hromadka">
      <h2 id="hromadka" className={styles.heading}>
        <Icon of={Images} />
        Hromádka fotek
        {all > 0 && (
          <span className={text.muted}>
            {assigned} z {all} přiřazeno
          </span>
        )}
      </h2>
      {photos.length > 0 && (
        <ul className={styles.pile}>
          {photos.map(({ id, preview }, index) => (
            <li key={id}>
              {/* Dragging is a shortcut for mouse users; the checkbox and the button of a row do the same. */}
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
              <label draggable={alive} onDragStart={(event) => event.dataTransfer.setData(draggedPhoto, id)}>
                <input type="checkbox" name="photo" value={id} aria-label={`Fotka ${index + 1} z hromádky`} />
                <img src={preview} alt="" width="72" height="72" loading="lazy" draggable={false} />
              </label>
            </li>
          ))}
        </ul>
      )}
      <FileTile {...chosen} name="photos" accept={photoTypes} multiple>
        Přidat fotky
      </FileTile>
      <noscript>
        <Button name="intent" value="upload" variant="secondary" size="tap">
          Nahrát na hromádku
        </Button>
      </noscript>
      {all === 0 && (
        <p className={classNames(text.small, text.muted)}>
          Nahraj všechny najednou, k řádkům je rozdělíš potom. K řádku jdou přidat i přímo.
        </p>
      )}
      <p role="status" className={text.small}>
        {note}
      </p>
      {errors.map((error) => (
        <p key={error} className={styles.error}>
          {error}
        </p>
      ))}
      {photos.length > 0 && (
        <>
          <p className={classNames(text.small, text.muted)}>
            Fotky vyber a u řádku zmáčkni Sem. Myší jde fotka na řádek i přetáhnout.
          </p>
          <div className={layout.row}>
            <label htmlFor="each" className={text.small}>
              Fotek na řádek
            </label>
            <Input id="each" name="each" defaultValue="1" inputMode="numeric" className={styles.each} />
            <Button name="intent" value="spread" variant="secondary" size="tap">
              Rozdělit po řadě
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
