import Camera from 'lucide-react/icons/camera';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type MouseEvent, Suspense, useState } from 'react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useHydrated } from '../../../ui/hydrated.ts';
import { X } from '../../../ui/icons/drawings.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import text from '../../../ui/layout/text.module.css';
import { PhotoFace } from '../../../ui/photos/photo-face.tsx';
import { largestFile, Picture } from '../../../ui/photos/picture.tsx';
import { useChosenFiles } from '../../../ui/photos/use-chosen-files.ts';
import { FullScreen, plainClick, useFullScreen } from '../../../ui/photos/use-full-screen.ts';
import type { Photo } from '../../media/contract.ts';
import type { useAlbum } from '../../media/components/use-album.ts';
import { photoTypes } from '../../media/rules.ts';
import styles from './message-photos.module.css';

/** Adds photos to the message: with JavaScript they are uploaded at once, without it on submit. */
export function PhotoButton({ full, onFiles }: { full: boolean; onFiles: (files: readonly File[]) => void }) {
  const alive = useHydrated();
  const chosen = useChosenFiles(onFiles);
  return (
    <label className={classNames(styles.button, full && styles.off)}>
      <Icon of={Camera} size="large" />
      <span className={text.hidden}>Přidat fotky, nejvýš čtyři</span>
      <input type="file" name="photos" accept={photoTypes} multiple disabled={alive && full} {...chosen} />
    </label>
  );
}

type Gathered = Pick<ReturnType<typeof useAlbum>, 'tiles' | 'news' | 'tooMany'> & {
  onTool: ReturnType<typeof useAlbum>['use'];
};

/** Photos attached to the unsent message, each with a button to remove it. */
export function GatheredPhotos({ tiles, news, tooMany, onTool }: Gathered) {
  return (
    <>
      {tooMany && (
        <p className={styles.note} role="status">
          K jedné zprávě jdou přidat nejvýš čtyři fotky. Ostatní jsme nevzali.
        </p>
      )}
      {tiles.length > 0 && (
        <ul className={styles.gathered} aria-label="Fotky ke zprávě">
          {tiles.map((tile, index) => {
            const label = tile.state === 'failed' ? `Zahodit: ${tile.name}` : `Odebrat fotku ${index + 1}`;
            const remove = (event: MouseEvent) => {
              event.preventDefault();
              onTool('remove', tile);
            };
            return (
              <li key={tile.key} className={tile.state === 'failed' ? styles.failed : styles.tile}>
                {tile.state === 'failed' ? (
                  <>
                    <Icon of={CircleAlert} />
                    <span>
                      {tile.name}: {tile.error}
                    </span>
                    {tile.retriable && (
                      <Button
                        type="button"
                        variant="secondary"
                        size="tap"
                        onClick={() => onTool('retry', tile)}
                      >
                        Zkusit znovu
                      </Button>
                    )}
                  </>
                ) : (
                  <PhotoFace tile={tile} index={index} onRetry={() => onTool('retry', tile)} />
                )}
                <IconButton
                  name="intent"
                  value={`remove-photo:${tile.key}`}
                  formNoValidate
                  icon={X}
                  label={label}
                  className={styles.remove}
                  onClick={remove}
                />
              </li>
            );
          })}
        </ul>
      )}
      <p className={text.hidden} role="status">
        {news}
      </p>
    </>
  );
}

/** Photos of a message; `onOpen` shows one in full screen, without JavaScript each links to its file. */
export function SentPhotos({ photos, onOpen }: { photos: readonly Photo[]; onOpen: (id: string) => void }) {
  if (photos.length === 0) return null;
  return (
    <ul className={classNames(styles.sent, photos.length > 1 && styles.several)}>
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <a
            href={largestFile(photo)}
            onClick={(event) => {
              if (!plainClick(event)) return;
              event.preventDefault();
              onOpen(photo.id);
            }}
          >
            <Picture
              of={photo}
              alt={`Fotka ${index + 1} ze zprávy, zvětšit`}
              sizes={photos.length > 1 ? '10rem' : '20rem'}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A full-screen gallery of a conversation's photos, and the function that opens it. */
export function useConversationPhotos(photos: readonly Photo[], name: string) {
  const fullScreen = useFullScreen();
  const [seen, setSeen] = useState(0);
  const open = (id: string) => {
    setSeen(photos.findIndex((photo) => photo.id === id));
    fullScreen.open();
  };
  const shown = fullScreen.opened && photos.length > 0 && (
    <Suspense>
      <FullScreen photos={photos} name={name} start={seen} onSee={setSeen} onClose={fullScreen.close} />
    </Suspense>
  );
  return { open, shown };
}
