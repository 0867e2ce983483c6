import { keepUnits } from '../../contract/typography.ts';
import type { ReactNode } from 'react';
import { Image } from '../icons/drawings.tsx';
import { Icon, type IconDrawing } from '../icons/icon.tsx';
import { PageLink } from '../navigation/page-link.tsx';
import styles from './row.module.css';

/** A horizontal card for one's own items: small photo, badge, title, a line of facts, actions. */
export function Row({
  to,
  title,
  photo,
  pick,
  instead = Image,
  badges,
  note,
  actions,
  heading: Heading = 'h2',
}: {
  to?: string | undefined;
  title: string;
  photo?: ReactNode;
  /** A checkbox that selects the row, in the corner of its photo. */
  pick?: ReactNode;
  /** Icon shown when there is no photo. */
  instead?: IconDrawing | undefined;
  badges?: ReactNode;
  note?: ReactNode;
  actions?: ReactNode;
  heading?: 'h2' | 'h3' | 'h4';
}) {
  return (
    <article className={styles.row}>
      <div className={styles.photo}>
        {photo ?? <Icon of={instead} size="large" />}
        {pick}
      </div>
      <div className={styles.body}>
        <div>
          {badges}
          <Heading className={styles.title}>
            {to ? <PageLink to={to}>{keepUnits(title)}</PageLink> : keepUnits(title)}
          </Heading>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}
