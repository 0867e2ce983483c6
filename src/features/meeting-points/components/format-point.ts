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

/** `Sportovní 3, Brno`; a name that says its town says enough. */
export const formatPointPlace = ({
  name,
  address,
  place,
}: Pick<MeetingPoint, 'name' | 'address' | 'place'>): string =>
  [address, name.includes(place.name) ? undefined : place.name].filter(Boolean).join(', ');

/** What a proposed meeting calls it. */
export const formatPoint = (point: Pick<MeetingPoint, 'name' | 'address' | 'place'>): string =>
  [point.name, formatPointPlace(point)].filter(Boolean).join(', ');
