import Camera from 'lucide-react/icons/camera';
import { Button } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { useHydrated } from '../hydrated.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './photo-uploader.module.css';

/**
 * The zone that takes photos: with JavaScript they go at once, without it they are chosen and sent by
 * a button of the surrounding form (`action=upload`, `enctype` multipart).
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
  return (
    <li className={classNames(styles.picker, empty && styles.empty)}>
      <label className={styles.add}>
        <Icon of={Camera} size="huge" />
        Přidat fotky
        <small>{alive ? hint : 'nejvýš pět najednou'}</small>
        <input
          id={id}
          type="file"
          name={name}
          accept={accept}
          multiple
          className={alive ? styles.file : styles.plainFile}
          aria-describedby={describedBy}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
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
