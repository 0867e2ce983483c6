import type { MeetingPoint } from '../contract.ts';

const nbsp = '\u00a0';

const onDay = ['v neděli', 'v pondělí', 'v úterý', 've středu', 've čtvrtek', 'v pátek', 'v sobotu'];

const dateOf = (day: string): string => {
  const [, month, date] = day.split('-').map(Number);
  return `${date}.${nbsp}${month}.`;
};

/** `v sobotu 5. 12.`, or `5. 12. až 6. 12.` */
export function formatPointDays({ from, to }: Pick<MeetingPoint, 'from' | 'to'>): string | undefined {
  if (from === undefined) return undefined;
  if (to !== undefined && to !== from) return `${dateOf(from)} až ${dateOf(to)}`;
  return `${onDay[new Date(from).getUTCDay()]} ${dateOf(from)}`;
}

/** `Sportovní 3, Brno`; empty when the name already contains the town. */
export const formatPointPlace = ({
  name,
  address,
  place,
}: Pick<MeetingPoint, 'name' | 'address' | 'place'>): string =>
  [address, name.includes(place.name) ? undefined : place.name].filter(Boolean).join(', ');

/** The text of the point in a proposed meeting. */
export const formatPoint = (point: Pick<MeetingPoint, 'name' | 'address' | 'place'>): string =>
  [point.name, formatPointPlace(point)].filter(Boolean).join(', ');
