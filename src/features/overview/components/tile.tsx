import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon, type IconDrawing } from '../../../ui/icons/icon.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import styles from './tile.module.css';

/** `error` and `warn` only when somebody must act; `well` when nobody has to. */
export type TileState = 'error' | 'warn' | 'well' | 'plain';

const icons: Readonly<Partial<Record<TileState, IconDrawing>>> = {
  error: CircleAlert,
  warn: TriangleAlert,
  well: CircleCheck,
};

export type TileProps = {
  title: string;
  icon: IconDrawing;
  /** The number with its unit. */
  value: string;
  /** A short explanation of the number. */
  note: ReactNode;
  state: TileState;
  /** URL of the list behind the number; missing when there is none. */
  to?: string;
  /** Decorative, below the text. */
  drawing?: ReactNode;
};

/** One number of the administration; the whole tile links to what is counted. */
export function Tile({ title, icon, value, note, state, to, drawing }: TileProps) {
  const content = (
    <>
      <span className={styles.title}>
        <Icon of={icon} />
        {title}
      </span>
      <b className={value === '0' ? styles.zero : undefined}>{value}</b>
      <span className={styles.note}>
        {icons[state] && <Icon of={icons[state]} size="small" />}
        <span>{note}</span>
      </span>
      {drawing}
    </>
  );
  const className = classNames(styles.tile, styles[state]);
  return to === undefined ? (
    <div className={className}>{content}</div>
  ) : (
    <PageLink to={to} className={className}>
      {content}
    </PageLink>
  );
}

/** A bar of parts side by side, each with its own colour. */
export function AgeBar({
  ages: { day, threeDays, older },
}: {
  ages: Record<'day' | 'threeDays' | 'older', number>;
}) {
  const all = Math.max(1, day + threeDays + older);
  const parts = [
    { tone: styles.day, before: 0, count: day },
    { tone: styles.threeDays, before: day, count: threeDays },
    { tone: styles.older, before: day + threeDays, count: older },
  ];
  return (
    <svg className={styles.ages} aria-hidden="true">
      {parts.map(({ tone, before, count }) => (
        <rect
          key={tone}
          className={tone}
          x={`${(before / all) * 100}%`}
          width={`${(count / all) * 100}%`}
          height="8"
        />
      ))}
    </svg>
  );
}
