import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import { Plus } from '../../../ui/icons/drawings.tsx';
import { Icon, type IconDrawing } from '../../../ui/icons/icon.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import type { View } from '../../places/components/mercator.ts';
import { mapAddress, type MapState } from '../address.ts';
import { LocateControl } from './locate-control.tsx';
import styles from './map-controls.module.css';
import { boxOf, moved, scaled } from './view.ts';

const far = 0.4;

/**
 * Zoom and pan controls as links, so that they work before the script loads. On a phone they are a bar below the
 * map.
 */
export function MapControls({
  state,
  view,
  onFound,
}: {
  state: MapState;
  view: View;
  /** Moves to the browser's position, which no link could contain. */
  onFound: (view: View) => void;
}) {
  const to = (next: View) => mapAddress({ ...state, box: boxOf(next), page: 1 });
  return (
    <div className={styles.controls} data-control="">
      <div className={styles.group}>
        <Control icon={Plus} label="Přiblížit" to={to(scaled(view, 0.5))} />
        <Control icon={Minus} label="Oddálit" to={to(scaled(view, 2))} />
        <Control icon={Maximize} label="Celá mapa" to={mapAddress({ ...state, box: undefined, page: 1 })} />
        <LocateControl onFound={onFound} />
      </div>
      <div className={styles.cross}>
        <Control icon={ArrowUp} label="Posunout na sever" to={to(moved(view, 0, -far))} />
        <Control icon={ArrowLeft} label="Posunout na západ" to={to(moved(view, -far, 0))} />
        <Control icon={ArrowRight} label="Posunout na východ" to={to(moved(view, far, 0))} />
        <Control icon={ArrowDown} label="Posunout na jih" to={to(moved(view, 0, far))} />
      </div>
    </div>
  );
}

function Control({ icon, label, to }: { icon: IconDrawing; label: string; to: string }) {
  return (
    <PageLink to={to} keepScroll aria-label={label} title={label} draggable={false}>
      <Icon of={icon} />
    </PageLink>
  );
}
