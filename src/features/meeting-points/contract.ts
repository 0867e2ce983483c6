import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { validationMessages } from '../../contract/validation-messages.ts';
import { reason } from '../audit/contract.ts';
import { mapBox } from '../maps/contract.ts';
import { place } from '../places/contract.ts';

export const meetingPointKinds = ['hall', 'tournament'] as const;
export type MeetingPointKind = (typeof meetingPointKinds)[number];

/** Max points in a public response; a map with more shows none until it is zoomed in. */
export const maxPoints = 100;
/** Max rows of an imported table. */
export const maxImported = 500;
/** Search radius around a place, in km. */
export const nearKm = 30;

const day = z.union([z.literal(''), z.iso.date({ error: 'Zadej den' })]).default('');

/** Editable data of a point. */
export const meetingPointForm = z
  .object({
    kind: z.enum(meetingPointKinds, { error: validationMessages.notSelected }),
    name: z.string().trim().min(3).max(60),
    place: z
      .string()
      .trim()
      .min(1, { error: validationMessages.required })
      .max(100)
      .meta({ description: 'Název obce, u jmenovkyň s okresem: `Lhota, okres Přerov`' }),
    address: z.string().trim().max(60).default(''),
    spot: z
      .string()
      .trim()
      .max(60)
      .default('')
      .meta({ description: 'Zeměpisná šířka a délka, `49.1951, 16.6068`; bez nich platí bod obce' }),
    from: day.meta({ description: 'První den turnaje' }),
    to: day.meta({ description: 'Poslední den turnaje; bez něj je jednodenní' }),
  })
  .superRefine(({ kind, from, to }, context) => {
    const wrong = (path: 'from' | 'to', message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (kind === 'tournament' && from === '') wrong('from', validationMessages.required);
    if (kind === 'hall' && from + to !== '') wrong('from', 'Hala nemá den, ten má jen turnaj.');
    if (from !== '' && to !== '' && to < from) wrong('to', 'Turnaj nemůže skončit dřív, než začne.');
  });
export type MeetingPointForm = z.output<typeof meetingPointForm>;

const degree = z.number();
export const meetingPoint = z
  .object({
    id: z.uuid(),
    kind: z.enum(meetingPointKinds),
    name: z.string(),
    address: z.string().optional(),
    place: place.pick({ name: true, district: true }),
    lat: degree,
    lon: degree,
    /** First and last day of a tournament. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    demo: z.boolean().meta({ description: 'Ukázka, žádné skutečné místo' }),
  })
  .meta({ id: 'MeetingPoint' });
export type MeetingPoint = z.output<typeof meetingPoint>;

/** A point as shown to admins. */
export const managedPoint = meetingPoint
  .extend({
    hidden: z.boolean(),
    over: z.boolean().meta({ description: 'Turnaj, který už byl' }),
  })
  .meta({ id: 'ManagedMeetingPoint' });
export type ManagedPoint = z.output<typeof managedPoint>;

/** A point between a listing's place and another place. */
export const suggestedPoint = meetingPoint
  .extend({
    fromListing: z.int().meta({ description: 'Kilometrů od místa inzerátu, jak ho ukazuje' }),
    fromPlace: z.int().optional().meta({ description: 'Kilometrů od obce, kterou poslal volající' }),
  })
  .meta({ id: 'SuggestedMeetingPoint' });
export type SuggestedPoint = z.output<typeof suggestedPoint>;

export const listMeetingPoints = operation('get', '/meeting-points', {
  summary: `Haly a chystané turnaje, kde se dá výbava předat: do ${nearKm} km od obce od nejbližší, ve výřezu mapy, nebo všude podle názvu; nejvýš ${maxPoints}.`,
  audience: 'anyone',
  mayBeStale: true,
  query: z.object({ place: z.string().max(20).optional(), bbox: mapBox.optional() }),
  data: z.object({ points: z.array(meetingPoint), total: z.int() }),
  errors: ['not-found'],
});

const id = z.object({ id: z.uuid() });

export const listManagedPoints = operation('get', '/admin/meeting-points', {
  summary: 'Všechna místa předání, i skrytá a minulá.',
  audience: 'admin',
  data: z.array(managedPoint),
});

export const addMeetingPoint = operation('post', '/admin/meeting-points', {
  summary: 'Přidat halu nebo turnaj.',
  audience: 'admin',
  status: 201,
  body: meetingPointForm,
  data: managedPoint,
});

export const changeMeetingPoint = operation('put', '/admin/meeting-points/{id}', {
  summary: 'Změnit halu nebo turnaj; z ukázky se tím stane skutečné místo.',
  audience: 'admin',
  params: id,
  body: meetingPointForm,
  data: managedPoint,
  errors: ['not-found'],
});

export const hideMeetingPoint = operation('put', '/admin/meeting-points/{id}/hidden', {
  summary: 'Skrýt místo předání, nebo ho zase ukázat. Domluvená předání se tím nemění.',
  audience: 'admin',
  params: id,
  body: z.object({ hidden: z.boolean(), reason }),
  data: managedPoint,
  errors: ['not-found'],
});

export const readPointsTable = operation('post', '/admin/meeting-points/table', {
  summary:
    'Přečíst tabulku míst (text s tabulátory, středníky nebo čárkami, nebo XLSX) a říct, co je v ní špatně. Nic se neuloží.',
  audience: 'admin',
  body: 'stream',
  data: z
    .object({
      rows: z.array(
        z.object({
          values: z.record(z.string(), z.string()).meta({ description: 'Jak je vezme import' }),
          problems: z.array(z.string()),
          existing: z.boolean().meta({ description: 'V seznamu už je, import ho vynechá' }),
        }),
      ),
      ignored: z.array(z.string()).meta({ description: 'Nadpisy sloupců, které nic neříkají' }),
    })
    .meta({ id: 'MeetingPointTable' }),
  errors: ['body-too-large'],
});

export const importMeetingPoints = operation('post', '/admin/meeting-points/imports', {
  summary: 'Přidat víc míst najednou, všechna, nebo žádné; ta, která v seznamu už jsou, zůstanou, jak jsou.',
  audience: 'admin',
  status: 201,
  body: z.object({ rows: z.array(meetingPointForm).min(1).max(maxImported) }),
  data: z.object({ added: z.int(), existing: z.int() }),
});
