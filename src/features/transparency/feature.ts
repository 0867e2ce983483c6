import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/queue.ts';
import { commonRules } from '../blocking/contract.ts';
import type { Feature } from '../feature.ts';
import { reportReasons } from '../reports/rules.ts';
import * as contract from './contract.ts';
import type { TransparencyReport } from './contract.ts';
import { type Count, countedUntil, countUntil, readCounts } from './db.ts';

/** Lag behind the current time, so that transactions still in progress are not missed. */
const lagMs = 5 * 60_000;
/** Reasons and rules with fewer cases are combined, so that a single case does not identify somebody. */
const minCasesNamed = 3;

const outcomes: Readonly<Record<string, string>> = {
  kept: 'Obsah zůstal',
  handled: 'Vyřízeno jinak',
  hidden: 'Skrytý inzerát nebo hodnocení',
  removed: 'Inzerát smazaný',
  blocked: 'Účet zablokovaný',
};

export async function countEvents({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const until = new Date(clock.now().getTime() - lagMs);
  await db.transaction().execute((inside) => countUntil(inside, { until, rules: commonRules }));
}

const praguesYear = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Prague', year: 'numeric' });

/** The counts of a year, by default the current one; past years no longer change. */
export async function transparencyOf(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  asked: number | undefined,
): Promise<TransparencyReport | Refusal<'not-found'>> {
  const [all, until] = await Promise.all([readCounts(db), countedUntil(db)]);
  const current = Number(praguesYear.format(clock.now()));
  const years = [...new Set([current, ...all.map(({ year }) => year)])].toSorted((a, b) => b - a);
  const year = asked ?? current;
  if (!years.includes(year)) return refuse('not-found');
  const own = all.filter((count) => count.year === year);
  const of = (measure: string) => own.filter((count) => count.measure === measure);
  const sum = (measure: string, item?: string) =>
    of(measure).reduce((so, each) => (item === undefined || each.item === item ? so + each.count : so), 0);
  return {
    year,
    years,
    countedUntil: until?.toISOString(),
    listings: { offers: sum('listing', 'offer'), demands: sum('listing', 'demand') },
    reports: {
      received: sum('report'),
      byReason: namedCounts(of('report'), { other: 'Jiné důvody', nameOf: (reason) => labels[reason] }),
      byOutcome: of('outcome').map(({ item, count }) => ({ name: outcomes[item] ?? item, count })),
      medianHours: medianHours(of('hours')),
    },
    measures: {
      reported: sum('measure', 'reported'),
      own: sum('measure', 'own'),
      detected: sum('measure', 'detected'),
      byRule: namedCounts(of('rule'), {
        other: 'Jiná pravidla nebo zákon',
        nameOf: (rule) => rule || undefined,
      }),
    },
    objections: {
      fromAdvertisers: sum('objection', 'advertiser'),
      fromReporters: sum('objection', 'reporter'),
      granted: sum('answer', 'granted'),
      rejected: sum('answer', 'rejected'),
    },
  };
}

/** Labels of reasons; „Něco jiného“ is counted as other. */
const labels: Readonly<Record<string, string | undefined>> = { ...reportReasons, other: undefined };

/** Counts with names, in the given order; unnamed items and those with too few cases are summed up at the end. */
function namedCounts(
  counts: readonly Count[],
  { other, nameOf }: { other: string; nameOf: (item: string) => string | undefined },
): { name: string; count: number }[] {
  const shown = counts.flatMap(({ item, count }) => {
    const name = nameOf(item);
    return name !== undefined && count >= minCasesNamed ? [{ name, count }] : [];
  });
  const all = counts.reduce((so, { count }) => so + count, 0);
  const rest = all - shown.reduce((so, { count }) => so + count, 0);
  return rest > 0 ? [...shown, { name: other, count: rest }] : shown;
}

/** The median time to a decision in whole hours, rounded up; undefined without reports. */
function medianHours(counts: readonly Count[]): number | undefined {
  const byHour = counts
    .map(({ item, count }) => ({ hours: Number(item) + 1, count }))
    .toSorted((a, b) => a.hours - b.hours);
  const half = byHour.reduce((so, { count }) => so + count, 0) / 2;
  let so = 0;
  return byHour.find(({ count }) => (so += count) >= half)?.hours;
}

function transparencyRoutes(platform: Platform): Endpoint[] {
  return [implement(contract.getTransparency, ({ query }) => transparencyOf(platform, query.year))];
}

function transparencySchedule(platform: Platform): ScheduledWork[] {
  return [{ name: 'count-for-transparency', cron: '51 * * * *', run: () => countEvents(platform) }];
}

export const transparencyFeature: Feature = {
  contract,
  endpoints: transparencyRoutes,
  schedule: transparencySchedule,
};
