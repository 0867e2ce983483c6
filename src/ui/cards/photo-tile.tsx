import type { ReactNode } from 'react';
import { PageLink } from '../navigation/page-link.tsx';
import styles from './photo-tile.module.css';

/** A link to a section: a decorative square picture with its name and a quiet second line. */
export function PhotoTile({
  to,
  name,
  note,
  photo,
}: {
  to: string;
  name: string;
  note?: string | undefined;
  photo: ReactNode;
}) {
  return (
    <PageLink to={to} className={styles.tile}>
      <span className={styles.photo}>{photo}</span>
      {name}
      {note && <small>{note}</small>}
    </PageLink>
  );
}

/** Photo tiles, four per row and eight on wide screens. */
export function PhotoTiles({ children }: { children: ReactNode }) {
  return <div className={styles.tiles}>{children}</div>;
}
