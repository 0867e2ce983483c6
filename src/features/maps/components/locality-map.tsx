import { PageLink } from '../../../ui/navigation/page-link.tsx';
import type { View } from '../../places/components/mercator.ts';
import styles from './locality-map.module.css';

export type LocalityShape = {
  code: string;
  /** As written on the map: `Jihomoravský`. */
  shortName: string;
  /** Accessible label with the count: `Jihomoravský kraj, 148 nabídek`. */
  description: string;
  count: number;
  to: string;
  path: string;
  label: { x: number; y: number };
  /** A neighbouring area shown only as context. */
  aside?: boolean;
};

/** Regions or districts as links, each with its count, which also sets its colour (never the only cue). */
export function LocalityMap({
  shapes,
  view,
  label,
}: {
  shapes: readonly LocalityShape[];
  view: View;
  label: string;
}) {
  const max = Math.max(...shapes.filter(({ aside }) => !aside).map(({ count }) => count));
  const { x, y, width, height } = view;
  // In map units, so that text has the same size on the screen at any zoom.
  const unit = width / 100;
  return (
    <nav aria-label={label}>
      <svg className={styles.map} viewBox={`${x} ${y} ${width} ${height}`}>
        {shapes.map(({ code, description, to, path, count, aside }) => (
          <PageLink
            key={code}
            to={to}
            keepScroll
            aria-label={description}
            className={styles.area}
            data-level={aside ? 'aside' : countLevel(count, max)}
          >
            <path d={path} fillRule="evenodd">
              <title>{description}</title>
            </path>
          </PageLink>
        ))}
        <g aria-hidden="true" className={styles.names}>
          {shapes
            .filter(({ aside }) => !aside)
            .map(({ code, shortName, count, label: at }) => (
              <g key={code} transform={`translate(${at.x} ${at.y}) scale(${round(unit)})`}>
                <text className={styles.count}>{count}</text>
                <text className={styles.name}>{shortName}</text>
              </g>
            ))}
        </g>
      </svg>
    </nav>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Colour level of an area by its count, 0 to 4; half of the maximum is already level 3. */
export function countLevel(count: number, max: number): 0 | 1 | 2 | 3 | 4 {
  if (count <= 0 || max <= 0) return 0;
  const share = Math.sqrt(Math.min(1, count / max));
  if (share > 0.85) return 4;
  if (share > 0.6) return 3;
  return share > 0.35 ? 2 : 1;
}
