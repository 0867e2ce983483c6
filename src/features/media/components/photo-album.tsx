import Camera from 'lucide-react/icons/camera';
import type { ReactNode } from 'react';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useHydrated } from '../../../ui/hydrated.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { PhotoUploader } from '../../../ui/photos/photo-uploader.tsx';
import { photoTypes } from '../rules.ts';
import styles from './photo-album.module.css';
import { type AlbumProps, useAlbum } from './use-album.ts';

export type PhotoAlbumProps = AlbumProps & {
  /** Error shown while there is no photo. */
  error?: string | undefined;
  /** Rendered with whether uploads are in progress and how many photos there are. */
  children?: (state: { uploading: boolean; count: number }) => ReactNode;
};

/** The photos of a listing: chosen, dropped or taken, reordered, rotated and removed; each change is saved at once. */
export function PhotoAlbum({ error, children, ...props }: PhotoAlbumProps) {
  const { tiles, news, tooMany, add, move, use, uploading } = useAlbum(props);
  const alive = useHydrated();
  const full = tiles.length >= props.limit;
  const lacking = tiles.length === 0 ? error : undefined;
  return (
    <div className={styles.album}>
      {lacking && (
        <Alert severity="error">
          <p id="photos-error">{lacking}</p>
        </Alert>
      )}
      {tooMany && (
        <Alert severity="warn">
          {full ? 'Máš všech deset fotek.' : 'Najednou jde nahrát nejvýš pět fotek.'} Ostatní jsme nevzali.
        </Alert>
      )}
      <PhotoUploader
        tiles={tiles}
        limit={props.limit}
        fullSentence="Máš všech deset fotek"
        name="photos"
        inputId="photos"
        describedBy={lacking ? 'photos-error' : undefined}
        accept={photoTypes}
        onFiles={add}
        onMove={move}
        onTool={use}
        news={news}
      />
      {!full && (
        // Takes up its space before hydration, so that the buttons below do not move under a finger.
        <label className={classNames(styles.camera, !alive && styles.later)}>
          <Icon of={Camera} />
          Vyfotit
          <input
            type="file"
            accept="image/*"
            capture="environment"
            className={styles.file}
            onChange={(event) => {
              add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </label>
      )}
      {children?.({ uploading, count: tiles.filter(({ state }) => state === 'ready').length })}
    </div>
  );
}
