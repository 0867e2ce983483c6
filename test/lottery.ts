import { readConfig } from '../src/config.ts';
import type { Viewer } from '../src/contract/endpoint.ts';
import { isRefusal } from '../src/contract/errors.ts';
import { saveDocument } from '../src/features/content/index.ts';
import type { LotteryRound, ManagedRound, RoundForm } from '../src/features/lottery/contract.ts';
import { draftRound, openRound } from '../src/features/lottery/rounds.ts';
import { drawByAdmin } from '../src/features/lottery/draw.ts';
import { lotteryEntries, lotteryRound } from '../src/features/lottery/views.ts';
import { addListing } from './listings.ts';
import { type TestPlatform, testPlatform } from './platform.ts';

const day = 86_400_000;

export const lotteryAdmin: Viewer = {
  advertiserId: '00000000-0000-4000-8000-00000000000a',
  email: 'spravce@example.cz',
  admin: true,
};

/** A platform with an admin; its clock stands at noon of 4 May 2026 in Prague. */
export async function lotteryPlatform(): Promise<TestPlatform> {
  const platform = await testPlatform();
  const settings = { DATA_DIR: platform.config.dataDir, ADMIN_EMAILS: lotteryAdmin.email };
  return { ...platform, config: readConfig({ NODE_ENV: 'test', ...settings }) };
}

const reason = 'jarní kolo';
let rounds = 0;

const calendar = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: 'Europe/Prague' });
const dayAfter = ({ clock }: TestPlatform, days: number) =>
  calendar.format(new Date(clock.now().getTime() + days * day));

/** Form of a round that begins today, lasts `days` days, and is drawn at 20:00 on the day after. */
export function roundForm(
  platform: TestPlatform,
  { days = 2, ...more }: Partial<RoundForm> & { days?: number } = {},
) {
  return {
    name: `Kolo ${(rounds += 1)} / 2026`,
    prize: 'Nová florbalka do 3 000 Kč',
    prizeValueCzk: 3000,
    prizes: 1,
    firstDay: dayAfter(platform, 0),
    lastDay: dayAfter(platform, days - 1),
    drawAt: `${dayAfter(platform, days)}T20:00`,
    drawsItself: true,
    reason,
    ...more,
  };
}

function made<T>(answer: T): Exclude<T, { refused: unknown }> {
  if (isRefusal(answer)) throw new Error(`No round: ${JSON.stringify(answer)}`);
  // Not a refusal, as checked above.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return answer as Exclude<T, { refused: unknown }>;
}

export async function draftedRound(
  platform: TestPlatform,
  admin: Viewer,
  more: Parameters<typeof roundForm>[1] = {},
): Promise<ManagedRound> {
  return made(await draftRound(platform, admin, roundForm(platform, more)));
}

/** Opens a round, with the page of rules that this requires. */
export async function openedRound(
  platform: TestPlatform,
  admin: Viewer,
  more: Parameters<typeof roundForm>[1] = {},
): Promise<ManagedRound> {
  const rules = '---\ntitle: Pravidla\ndescription: Popis\n---\n\nJeden inzerent, **pět losů**.\n';
  await saveDocument(platform, { collection: 'pages', slug: 'pravidla-losovani' }, rules);
  const { id } = await draftedRound(platform, admin, more);
  return made(await openRound(platform, admin, { id, reason }));
}

/** Advances the clock to the end of a round and draws it; winners must have published before. */
export async function drawn(
  platform: TestPlatform,
  admin: Viewer,
  { id, drawAt }: Pick<ManagedRound, 'id' | 'drawAt'>,
): Promise<ManagedRound> {
  platform.clock.set(new Date(drawAt));
  return made(await drawByAdmin(platform, admin, { id, reason }));
}

/** A round that has ended, with an offer of each of these people, waiting for an admin to draw it. */
export async function endedRound(
  platform: TestPlatform,
  admin: Viewer,
  people: readonly Viewer[],
): Promise<ManagedRound> {
  const now = platform.clock.now();
  platform.clock.advance(-4 * day);
  const round = await openedRound(platform, admin, { drawsItself: false });
  for (const viewer of people) await addListing(platform, viewer);
  platform.clock.set(now);
  return round;
}

/** Like `endedRound`, and drawn; the winner among these people is notified by email. */
export async function drawnRound(
  platform: TestPlatform,
  admin: Viewer,
  people: readonly Viewer[],
): Promise<ManagedRound> {
  const { id } = await endedRound(platform, admin, people);
  return made(await drawByAdmin(platform, admin, { id, reason }));
}

/** A round as seen by a viewer. */
export async function seenRound(
  platform: TestPlatform,
  slug: string,
  viewer?: Viewer,
): Promise<LotteryRound> {
  return made(await lotteryRound(platform, viewer, slug));
}

export async function entryList(platform: TestPlatform, slug: string) {
  return made(await lotteryEntries(platform, slug));
}

/** The key in the latest prize email to an address. */
export async function prizeKey(platform: TestPlatform, email: string): Promise<string> {
  await platform.runJobs();
  const mail = platform.emails.findLast(({ to, subject }) => to === email && subject.startsWith('Losování'));
  return /\/vyhra\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
