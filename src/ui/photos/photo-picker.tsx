import Camera from 'lucide-react/icons/camera';
import { Button } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { useHydrated } from '../hydrated.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './photo-uploader.module.css';
import { useChosenFiles } from './use-chosen-files.ts';

/**
 * The drop zone for photos: with JavaScript they are uploaded at once, without it they are chosen and sent by a button
 * of the surrounding form (`action=upload`, `enctype` multipart).
 */
export function PhotoPicker({
  name,
  accept,
  empty,
  onFiles,
  hint,
  id,
  describedBy,
}: {
  name: string;
  accept: string;
  empty: boolean;
  onFiles: (files: readonly File[]) => void;
  hint: string;
  id?: string | undefined;
  describedBy?: string | undefined;
}) {
  const alive = useHydrated();
  const chosen = useChosenFiles(onFiles);
  return (
    <li className={classNames(styles.picker, empty && styles.empty)}>
      <label className={styles.add}>
        <Icon of={Camera} size="huge" />
        Přidat fotky
        <small className={alive ? styles.hint : undefined}>{alive ? hint : 'nejvýš pět najednou'}</small>
        <input
          {...chosen}
          id={id}
          type="file"
          name={name}
          accept={accept}
          multiple
          className={alive ? styles.file : styles.plainFile}
          aria-describedby={describedBy}
        />
      </label>
      {!alive && (
        <Button name="action" value="upload" variant="secondary" size="tap">
          Nahrát vybrané
        </Button>
      )}
    </li>
  );
}
