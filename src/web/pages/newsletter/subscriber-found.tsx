import type { z } from 'zod';
import { formatMoment } from '../../../features/listings/components/format-time.ts';
import type { findNewsletterSubscriber } from '../../../features/newsletter/contract.ts';
import text from '../../../ui/layout/text.module.css';

type Found = z.output<typeof findNewsletterSubscriber.data>['subscriber'];

const states = {
  none: 'Neodebírá',
  unconfirmed: 'Čeká na potvrzení z e-mailu',
  subscribed: 'Odebírá',
  'signed-off': 'Odhlášená',
  undeliverable: 'Schránka e-maily odmítala, už na ni nepíšeme',
} as const;

/** What is known of one address, with the proof of its consent. */
export function SubscriberFound({ subscriber, now }: { subscriber: Found; now: number }) {
  if (!subscriber) return <p role="status">O této adrese nic nevíme, newsletter na ni nechodí.</p>;
  const { email, state, words, wording, askedAt, confirmedAt, endedAt } = subscriber;
  const times = [
    `žádost ${formatMoment(askedAt, now)}`,
    ...(confirmedAt ? [`potvrzení ${formatMoment(confirmedAt, now)}`] : []),
    ...(endedAt ? [`konec ${formatMoment(endedAt, now)}`] : []),
  ];
  return (
    <div role="status">
      <p>
        <b>{email}</b>: {states[state]}
      </p>
      <p className={text.secondary}>{times.join(', ')}</p>
      <p className={text.small}>
        Znění souhlasu {wording}: „{words}“
      </p>
    </div>
  );
}
