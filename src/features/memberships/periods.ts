/** A paid period of one level; an order has two when a higher level was bought in between. */
export type Period = {
  /** Missing until it is stored. */
  readonly id?: number;
  readonly orderId: string;
  readonly levelId: string;
  /** Rank of the level: higher ones are used first. */
  readonly rank: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
};

const dayMs = 86_400_000;

/**
 * Adds paid days. The same level is extended at its end; a higher one begins at once, followed by the rest of the
 * lower one; a lower one is appended. Time already paid for keeps its full length.
 */
export function addDays(
  periods: readonly Period[],
  bought: Pick<Period, 'orderId' | 'levelId' | 'rank'> & { days: number },
  now: Date,
): Period[] {
  const { days, ...rest } = bought;
  const added = { ...rest, startsAt: now, endsAt: new Date(now.getTime() + days * dayMs) };
  const before = ahead(periods, now).filter(({ rank }) => rank >= bought.rank);
  const after = ahead(periods, now).filter(({ rank }) => rank < bought.rank);
  return placeConsecutively([...before, added, ...after], now);
}

/** Removes the unused days of an order; later periods move forward. */
export function removeOrder(periods: readonly Period[], orderId: string, now: Date): Period[] {
  const remaining = ahead(periods, now).filter((period) => period.orderId !== orderId);
  const used = ahead(periods, now).filter((period) => period.orderId === orderId && period.startsAt < now);
  return [...used.map((period) => ({ ...period, endsAt: now })), ...placeConsecutively(remaining, now)];
}

/** The current period. */
export function periodAt(periods: readonly Period[], now: Date): Period | undefined {
  return periods.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
}

/** End of all paid time, whatever its level. */
export function paidUntil(periods: readonly Period[], now: Date): Date | undefined {
  return ahead(periods, now).at(-1)?.endsAt;
}

/** Current and future periods in chronological order. */
function ahead(periods: readonly Period[], now: Date): Period[] {
  return periods
    .filter(({ endsAt }) => endsAt > now)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** Places periods one after another from now on; a current one that is no longer first is split in two. */
function placeConsecutively(ordered: readonly Period[], now: Date): Period[] {
  let cursor = now.getTime();
  return ordered.flatMap((period) => {
    const startsAt = new Date(cursor);
    const left = period.endsAt.getTime() - Math.max(period.startsAt.getTime(), now.getTime());
    const endsAt = new Date((cursor += left));
    const running = period.startsAt < now;
    if (!running) return [{ ...period, startsAt, endsAt }];
    if (startsAt.getTime() === now.getTime()) return [{ ...period, endsAt }];
    const { id: _id, ...rest } = period;
    return [
      { ...period, endsAt: now },
      { ...rest, startsAt, endsAt },
    ];
  });
}
