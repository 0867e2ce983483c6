import { AccordionItem } from '../../../ui/disclosure/accordion.tsx';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { mapAround } from '../../maps/address.ts';
import type { MeetingPoint } from '../contract.ts';
import { formatPointDays, formatPointPlace } from './format-point.ts';

/** A text alternative to the squares on a map; when there are too many, they are listed only after zooming in. */
export function MeetingPointList({ points, total }: { points: readonly MeetingPoint[]; total: number }) {
  if (total === 0) return null;
  return (
    <AccordionItem question={`Kde se potkat: haly a turnaje ve výřezu, na mapě čtverečky (${total})`}>
      {points.length === 0 && <p>Na mapě se ukážou, až ji přiblížíš.</p>}
      <ul>
        {points.map((point) => (
          <li key={point.id}>
            <PageLink to={mapAround(point)} keepScroll>
              {point.name}
            </PageLink>
            {point.demo && ' (ukázka)'}{' '}
            <span className={text.small}>
              {[formatPointDays(point), formatPointPlace(point)].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </AccordionItem>
  );
}
