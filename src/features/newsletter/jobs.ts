import type { Platform } from '../../platform/platform.ts';
import type { JobHandlers } from '../../platform/queue/queue.ts';
import type { ScheduledWork } from '../../platform/queue/schedule.ts';
import { sweepDeliveries } from './db-deliveries.ts';
import { sweepSubscribers } from './db-subscribers.ts';
import { deliverOne, queueDeliveries } from './hand-out.ts';
import { day, hour } from './policy.ts';
import { confirmDays } from './shapes.ts';

/** So long an old letter can still sign its reader off. */
const keyDays = 400;
/** Who got which letter; then only the sums stay. */
const deliveryDays = 30;
/**
 * The proof of consent stays so long after its end: three years, in which an offence against Act 480/2004 can be
 * brought up (§ 30 of Act 250/2016).
 */
const proofDays = 3 * 365;

export function newsletterJobs(platform: Platform): JobHandlers {
  return { 'send-newsletter': (delivery) => deliverOne(platform, delivery) };
}

export function newsletterSchedule(platform: Platform): ScheduledWork[] {
  return [
    { name: 'queue-newsletter', cron: '* * * * *', run: () => queueDeliveries(platform) },
    { name: 'sweep-newsletter', cron: '37 3 * * *', run: () => sweep(platform) },
  ];
}

async function sweep({ db, clock }: Platform): Promise<void> {
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
  await sweepSubscribers(db, {
    requests: ago(hour),
    unconfirmed: ago(confirmDays * day),
    keys: ago(keyDays * day),
    ended: ago(proofDays * day),
  });
  await sweepDeliveries(db, ago(deliveryDays * day));
}
