import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { reason } from '../audit/contract.ts';
import { scamPatterns } from './rules.ts';

/** Stopped senders per page of the administration. */
export const stopsShown = 10;
/** Held messages per page, of all stopped senders together. */
export const heldShown = 50;

const senderStop = z
  .object({
    id: z.uuid(),
    email: z.string(),
    account: z
      .object({ id: z.uuid(), name: z.string(), slug: z.string(), since: z.iso.datetime() })
      .optional()
      .meta({ description: 'Chybí u toho, kdo psal bez přihlášení' }),
    stoppedAt: z.iso.datetime(),
    flagged: z
      .array(
        z.object({
          conversation: z.uuid(),
          listing: z.string(),
          text: z.string(),
          scam: z.enum(scamPatterns),
        }),
      )
      .meta({ description: 'Zprávy, které vypadaly jako podvod a došly' }),
    held: z
      .array(z.object({ id: z.uuid(), text: z.string(), sentAt: z.iso.datetime() }))
      .meta({ description: `Zprávy, které nedošly; u všech dohromady nejvýš ${heldShown} nejstarších` }),
  })
  .meta({ id: 'SenderStop' });
export type SenderStop = z.output<typeof senderStop>;

export const listSenderStops = operation('get', '/admin/sender-stops', {
  summary: `Kdo byl zastaven, protože jeho zprávy v několika konverzacích vypadaly jako podvod, od nejdéle čekajícího, nejvýš ${stopsShown}; a kolik jich čeká celkem.`,
  audience: 'moderator',
  data: z.object({ stops: z.array(senderStop), waiting: z.int() }),
});

export const senderStopForm = z.object({ reason });
const params = z.object({ id: z.uuid() });

export const releaseSender = operation('post', '/admin/sender-stops/{id}/release', {
  summary:
    'Pustit zastaveného odesílatele: smí zase psát, pozdržené zprávy dojdou a dozví se to e-mailem. Podruhé se odmítne.',
  audience: 'moderator',
  params,
  body: senderStopForm,
  data: z.object({ delivered: z.int().meta({ description: 'Kolik pozdržených zpráv dojde' }) }),
  errors: ['not-found', 'decided-already'],
});

export const confirmSenderStop = operation('post', '/admin/sender-stops/{id}/confirmation', {
  summary: 'Nechat odesílatele zastaveného; nečeká pak na pohled správce. Podruhé se odmítne.',
  audience: 'moderator',
  params,
  body: senderStopForm,
  data: z.object({ stopped: z.literal(true) }),
  errors: ['not-found', 'decided-already'],
});
