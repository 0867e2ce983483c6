import CircleAlert from 'lucide-react/icons/circle-alert';
import Star from 'lucide-react/icons/star';
import { Button } from '../actions/button.tsx';
import { Badge } from '../cards/badge.tsx';
import { Icon } from '../icons/icon.tsx';
import { useOnline } from '../use-online.ts';
import styles from './photo-uploader.module.css';
import type { UploadTile } from './upload-tile.ts';

/** Shown on a photo that waits for a connection. */
export const offlineSentence = 'Jsi offline, nahrávání bude pokračovat';

/** The square of one photo: the picture, its number and its upload state. */
export function PhotoFace({
  tile,
  index,
  isMain = false,
  onRetry,
}: {
  tile: UploadTile;
  index: number;
  isMain?: boolean;
  onRetry: () => void;
}) {
  const online = useOnline();
  const percent = Math.round((tile.progress ?? 0) * 100);
  return (
    <>
      {tile.image && (
        <img
          src={tile.image}
          alt={tile.state === 'failed' ? tile.name : `Fotka ${index + 1}`}
          width="320"
          height="320"
          draggable={false}
        />
      )}
      {tile.state === 'uploading' && (
        <span className={styles.progress}>
          <span>{online ? `Nahrávám ${percent}\u00a0%` : offlineSentence}</span>
          <progress aria-label={`Nahrávání fotky ${index + 1}`} value={percent} max={100} />
        </span>
      )}
      {tile.state === 'failed' && (
        <span className={styles.failed}>
          <Icon of={CircleAlert} />
          {tile.error}
          <span className={styles.name}>{tile.name}</span>
          {tile.retriable && (
            <Button type="button" variant="secondary" size="tap" onClick={onRetry}>
              Zkusit znovu
            </Button>
          )}
        </span>
      )}
      {isMain && (
        <Badge tone="top" icon={Star} className={styles.badge}>
          Hlavní
        </Badge>
      )}
    </>
  );
}
