import type { Platform } from '../../../platform/platform.ts';
import { type AnswerHours, answerDays, answersWithin } from '../rules.ts';
import { answerTimes } from './db.ts';

const day = 86_400_000;

/** Within how many hours an advertiser usually answers, from answers of the last days that the rule counts. */
export async function answerTime(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  slug: string,
): Promise<{ hours: AnswerHours | undefined }> {
  const since = new Date(clock.now().getTime() - answerDays * day);
  return { hours: answersWithin(await answerTimes(db, slug, since)) };
}
