import ChevronLeft from 'lucide-react/icons/chevron-left';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { ChevronRight } from '../icons/drawings.tsx';
import { Icon, type IconDrawing } from '../icons/icon.tsx';
import styles from './photo-uploader.module.css';
import type { PhotoTool, UploadTile } from './upload-tile.ts';

type Tool = { tool: PhotoTool; icon: IconDrawing; label: string; off: boolean; half?: boolean };

/** The buttons below a photo. Each is a submit button named `action`, so that it works without JavaScript. */
export function PhotoTools({
  tile,
  index,
  count,
  onTool,
}: {
  tile: UploadTile;
  index: number;
  /** Number of photos in the order. */
  count: number;
  onTool: (tool: PhotoTool) => void;
}) {
  const number = index + 1;
  const tools: Tool[] = [
    {
      tool: 'forward',
      icon: ChevronLeft,
      label: `Posunout fotku ${number} dopředu`,
      off: index === 0,
      half: true,
    },
    {
      tool: 'back',
      icon: ChevronRight,
      label: `Posunout fotku ${number} dozadu`,
      off: index === count - 1,
      half: true,
    },
    { tool: 'turn', icon: RotateCw, label: `Otočit fotku ${number}`, off: tile.state !== 'ready' },
    {
      tool: 'make-main',
      icon: Star,
      label: index === 0 ? 'Fotka 1 je hlavní' : `Nastavit fotku ${number} jako hlavní`,
      off: index === 0 || tile.state !== 'ready',
    },
    { tool: 'remove', icon: Trash2, label: `Smazat fotku ${number}`, off: false },
  ];
  const failed: Tool[] = [{ tool: 'remove', icon: Trash2, label: `Zahodit: ${tile.name}`, off: false }];
  return (
    <div className={styles.tools}>
      {(tile.state === 'failed' ? failed : tools).map(({ tool, icon, label, off, half }) => (
        <button
          key={tool}
          name="action"
          value={`${tool}:${tile.key}`}
          data-tool={tool}
          className={half ? styles.half : undefined}
          aria-label={label}
          disabled={off}
          onClick={(event) => {
            event.preventDefault();
            onTool(tool);
          }}
        >
          <Icon of={icon} />
        </button>
      ))}
    </div>
  );
}
