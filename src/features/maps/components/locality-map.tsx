import { PageLink } from '../../../ui/navigation/page-link.tsx';
import type { View } from '../../places/components/mercator.ts';
import styles from './locality-map.module.css';

export type LocalityShape = {
  code: string;
  /** As it is written on the map: `Jihomoravský`. */
  shortName: string;
  /** With its count, for those who do not see it: `Jihomoravský kraj, 148 nabídek`. */
  description: string;
  count: number;
  to: string;
  path: string;
  label: { x: number; y: number };
  /** Only drawn around what is looked at. */
  aside?: boolean;
};

/** Regions or districts as links, each with its count; coloured by it, but never by colour alone. */
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
  // Written in units of the map, so that text has one size on the screen however near the map is.
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

/** How strongly an area is coloured by its count, 0 to 4; half of the greatest count is already level 3. */
export function countLevel(count: number, max: number): 0 | 1 | 2 | 3 | 4 {
  if (count <= 0 || max <= 0) return 0;
  const share = Math.sqrt(Math.min(1, count / max));
  if (share > 0.85) return 4;
  if (share > 0.6) return 3;
  return share > 0.35 ? 2 : 1;
}
