import { type DragEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import text from '../layout/text.module.css';
import { useOnline } from '../use-online.ts';
import { offlineSentence, PhotoFace } from './photo-face.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { PhotoTools } from './photo-tools.tsx';
import styles from './photo-uploader.module.css';
import type { PhotoTool, UploadTile } from './upload-tile.ts';
import { moveSentence, useDragOrder } from './use-drag-order.ts';

type PhotoUploaderProps = {
  tiles: readonly UploadTile[];
  /** Maximum number of photos; when reached, `fullSentence` replaces the drop zone. */
  limit: number;
  fullSentence: string;
  /** Name and `accept` of the file input. */
  name: string;
  accept: string;
  inputId?: string | undefined;
  describedBy?: string | undefined;
  onFiles: (files: readonly File[]) => void;
  /** A tile was moved; positions count from zero. */
  onMove: (from: number, to: number) => void;
  onTool: (tool: 'turn' | 'remove' | 'retry', tile: UploadTile) => void;
  /** Other events for screen readers, such as "Fotka 3 je nahraná". */
  news?: string | undefined;
};

/** Photos being uploaded: tiles that can be reordered by dragging or by buttons, and a drop zone for more. */
export function PhotoUploader({
  tiles,
  limit,
  fullSentence,
  onFiles,
  onMove,
  onTool,
  news,
  inputId,
  ...picker
}: PhotoUploaderProps) {
  const list = useRef<HTMLUListElement>(null);
  const refocus = useRef<{ key: string; tool: PhotoTool }>(undefined);
  const [heard, setHeard] = useState('');
  const [before, setBefore] = useState({ news, waits: false });
  const [over, setOver] = useState(false);

  function move(from: number, to: number) {
    setHeard(moveSentence(from, to));
    onMove(from, to);
  }
  const { lifted, handlers } = useDragOrder(list, move);

  const waits = !useOnline() && tiles.some(({ state }) => state === 'uploading');
  if (before.news !== news || before.waits !== waits) {
    setBefore({ news, waits });
    if (waits && !before.waits) setHeard(offlineSentence);
    else if (before.news !== news) setHeard(news ?? '');
  }
  useEffect(() => {
    // Reordering may drop the focus of the pressed button; restore it, or focus one that is still enabled.
    const wanted = refocus.current;
    refocus.current = undefined;
    if (!wanted) return;
    const tile = list.current?.querySelector(`[data-key="${CSS.escape(wanted.key)}"]`);
    const same = tile?.querySelector<HTMLButtonElement>(`[data-tool="${wanted.tool}"]:enabled`);
    (same ?? tile?.querySelector<HTMLButtonElement>('[data-tool]:enabled'))?.focus();
  }, [tiles]);

  function use(tool: PhotoTool, tile: UploadTile, index: number) {
    const neighbour = tool === 'remove' ? (tiles[index + 1] ?? tiles[index - 1]) : tile;
    if (neighbour) refocus.current = { key: neighbour.key, tool };
    if (tool === 'forward') move(index, index - 1);
    else if (tool === 'back') move(index, index + 1);
    else if (tool === 'make-main') move(index, 0);
    else onTool(tool, tile);
  }

  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  const full = tiles.length >= limit;
  const placed = tiles.filter(({ state }) => state !== 'failed').length;
  return (
    <div
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(!full);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <ul
        ref={list}
        className={classNames(styles.grid, over && styles.over)}
        aria-label="Fotky v pořadí, v jakém budou vidět"
      >
        {tiles.map((tile, index) => (
          <li
            key={tile.key}
            data-key={tile.key}
            data-index={tile.state === 'failed' ? undefined : index}
            className={classNames(
              styles.tile,
              index === 0 && tile.state === 'ready' && styles.main,
              lifted?.from === index && styles.dragged,
              lifted !== undefined && lifted.to === index && lifted.from !== index && styles.slot,
            )}
            style={lifted?.from === index ? { translate: `${lifted.dx}px ${lifted.dy}px` } : undefined}
          >
            <div className={styles.photo} {...(tile.state === 'failed' ? {} : handlers(index, false))}>
              <PhotoFace
                tile={tile}
                index={index}
                isMain={index === 0 && tile.state === 'ready'}
                onRetry={() => onTool('retry', tile)}
              />
              {tile.state !== 'failed' && (
                <span className={styles.handle} {...handlers(index, true)}>
                  <span>{index + 1}</span>
                </span>
              )}
            </div>
            <PhotoTools tile={tile} index={index} count={placed} onTool={(tool) => use(tool, tile, index)} />
          </li>
        ))}
        {full ? (
          <li className={styles.full}>{fullSentence}</li>
        ) : (
          <PhotoPicker
            {...picker}
            id={inputId}
            empty={tiles.length === 0}
            onFiles={onFiles}
            hint="nebo je sem přetáhni"
          />
        )}
      </ul>
      <p className={text.hidden} role="status">
        {heard}
      </p>
    </div>
  );
}
