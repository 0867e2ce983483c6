import { z } from 'zod';
import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { retainedSince, retention } from '../../contract/retention.ts';
import { fetchJson } from '../../platform/http-client/fetch-json.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/queue.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import type { Company } from './contract.ts';
import { cacheAnswer, cachedAnswer, recordLookup, otherIdWithName, sweepAnswers } from './db.ts';

/** The register usually responds in tenths of a second; beyond this, typing the data by hand is faster. */
const timeoutMs = 5_000;
const cacheTtlMs = 24 * 60 * 60 * 1000;

/** Max lookups per advertiser and hour, enough for corrections but not for scraping the register. */
const hourlyLookups = 20;
const hourMs = 60 * 60 * 1000;

type Found = Company | Refusal<'company-not-found' | 'register-unavailable' | 'too-many-requests'>;

/**
 * A company by its IČO (eight digits with a valid check digit), from ARES or from its response cached for a day. A
 * failed call is not cached, so the next attempt calls again.
 */
export async function findCompany(
  platform: Platform,
  { companyId, advertiserId }: { companyId: string; advertiserId: string },
): Promise<Found> {
  const now = platform.clock.now();
  const cached = await cachedAnswer(platform.db, companyId, new Date(now.getTime() - cacheTtlMs));
  if (cached) return cached.company ?? refuse('company-not-found');
  const since = new Date(now.getTime() - hourMs);
  if (!(await recordLookup(platform.db, { advertiserId, now, since, max: hourlyLookups })))
    return refuse('too-many-requests');

  const url = new URL(`${platform.config.aresBaseUrl}/ekonomicke-subjekty/${companyId}`);
  const answer = await fetchJson(url, timeoutMs);
  if (answer.kind === 'answer' && answer.status === 404) {
    await cacheAnswer(platform.db, companyId, undefined, now);
    return refuse('company-not-found');
  }
  const company = answer.kind === 'answer' && answer.status === 200 ? readAnswer(answer.body) : undefined;
  if (company?.companyId !== companyId) {
    const because = answer.kind === 'failed' ? answer.because : `unexpected answer, status ${answer.status}`;
    platform.log.warn({ companyId, because }, 'the register of companies did not answer');
    return refuse('register-unavailable');
  }
  await cacheAnswer(platform.db, companyId, company, now);
  return company;
}

/** Another IČO to which the register gave exactly this name in the last day. */
export async function otherIdOfName(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  asked: { companyId: string; name: string },
): Promise<string | undefined> {
  return otherIdWithName(db, { ...asked, since: new Date(clock.now().getTime() - cacheTtlMs) });
}

function companyRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.getCompany, ({ params }, { viewer }) =>
      findCompany(platform, { companyId: params.companyId, advertiserId: viewer.advertiserId }),
    ),
  ];
}

const companySchedule = ({ db, clock }: Platform): ScheduledWork[] => [
  {
    name: 'sweep-companies',
    cron: '23 4 * * *',
    run: () => sweepAnswers(db, retainedSince(retention.companyLookups, clock.now())),
  },
];

export const companiesFeature: Feature = { contract, endpoints: companyRoutes, schedule: companySchedule };

const text = z.string().nullish();

/** The used parts of the register's response. */
const answer = z.object({
  ico: z.string(),
  obchodniJmeno: z.string().min(1),
  dic: text,
  datumZaniku: text,
  sidlo: z
    .object({
      nazevUlice: text,
      nazevCastiObce: text,
      nazevObce: text,
      cisloDomovni: z.number().nullish(),
      cisloOrientacni: z.number().nullish(),
      cisloOrientacniPismeno: text,
      /** A number in the register; no zeros are lost, as Czech postal codes begin with 1 to 7. */
      psc: z.number().nullish(),
      textovaAdresa: text,
    })
    .nullish(),
  seznamRegistraci: z.object({ stavZdrojeDph: text }).nullish(),
});
type Seat = NonNullable<z.output<typeof answer>['sidlo']>;

/** Parses a response of ARES (version 3, `/ekonomicke-subjekty/{ico}`); undefined when it has another shape. */
export function readAnswer(body: unknown): Company | undefined {
  const { data } = answer.safeParse(body);
  if (!data) return undefined;
  const seat = data.sidlo ?? {};
  return {
    companyId: data.ico,
    name: data.obchodniJmeno,
    vatId: data.seznamRegistraci?.stavZdrojeDph === 'AKTIVNI' ? (data.dic ?? undefined) : undefined,
    street: streetOf(seat),
    city: seat.nazevObce ?? '',
    postcode: postcodeOf(seat),
    endedOn: data.datumZaniku?.slice(0, 10),
  };
}

/** `Budějovická 778/3a`; without streets the part of the municipality and the number: `Lhota 12`. */
function streetOf(seat: Seat): string {
  const orientation = seat.cisloOrientacni
    ? `${seat.cisloOrientacni}${seat.cisloOrientacniPismeno ?? ''}`
    : undefined;
  const numbers = [seat.cisloDomovni, orientation].filter(Boolean).join('/');
  const street = seat.nazevUlice ?? seat.nazevCastiObce ?? seat.nazevObce;
  if (!street || !numbers) return seat.textovaAdresa?.split(',')[0] ?? street ?? '';
  return `${street} ${numbers}`;
}

function postcodeOf({ psc }: Seat): string | undefined {
  const digits = String(psc ?? '');
  return /^\d{5}$/.test(digits) ? `${digits.slice(0, 3)} ${digits.slice(3)}` : undefined;
}
