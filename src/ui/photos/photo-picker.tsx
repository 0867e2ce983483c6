import Camera from 'lucide-react/icons/camera';
import { useEffect, useEffectEvent, useRef } from 'react';
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
  const input = useRef<HTMLInputElement>(null);
  function take() {
    const files = [...(input.current?.files ?? [])];
    if (!input.current || files.length === 0) return;
    input.current.value = '';
    onFiles(files);
  }
  const takeChosenBefore = useEffectEvent(take);
  // Photos chosen before JavaScript ran go now: nothing else would send them any more.
  useEffect(() => takeChosenBefore(), []);
  return (
    <li className={classNames(styles.picker, empty && styles.empty)}>
      <label className={styles.add}>
        <Icon of={Camera} size="huge" />
        Přidat fotky
        <small className={alive ? styles.hint : undefined}>{alive ? hint : 'nejvýš pět najednou'}</small>
        <input
          ref={input}
          id={id}
          type="file"
          name={name}
          accept={accept}
          multiple
          className={alive ? styles.file : styles.plainFile}
          aria-describedby={describedBy}
          onChange={take}
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
