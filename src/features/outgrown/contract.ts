import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { validationMessages } from '../../contract/validation-messages.ts';
import { email } from '../accounts/contract.ts';
import { childBounds, isOutgrownCategory, type OutgrownCategory, unknownSentences } from './rules.ts';

/** Maximum pending reminders per address. */
export const maxReminders = 20;
/** Maximum offers of the next size in one email; a link leads to the rest. */
export const maxInEmail = 4;
/** Days within which a reminder requested without an account must be confirmed. */
export { confirmDays } from '../../contract/retention.ts';

const category = z.string().transform((slug, context): OutgrownCategory => {
  if (isOutgrownCategory(slug)) return slug;
  context.addIssue({ code: 'custom', message: validationMessages.notSelected });
  return z.NEVER;
});
const measure = ({ min, max, error }: { min: number; max: number; error: string }) =>
  z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });

/** Measures of a child for the estimate; never stored. */
const child = z.object({
  height: measure(childBounds.height).optional().meta({ description: 'Výška dítěte v cm; neukládá se' }),
  age: measure(childBounds.age).optional().meta({ description: 'Věk v celých letech; neukládá se' }),
});
export type ChildNow = z.output<typeof child>;

export const outgrowingForm = child.extend({
  category,
  size: z
    .string({ error: validationMessages.required })
    .trim()
    .min(1, { error: validationMessages.required })
    .max(12)
    .meta({ description: 'Délka shaftu v cm, EU velikost bot, nebo velikost oblečení a výstroje' }),
});
export type OutgrowingQuery = z.output<typeof outgrowingForm>;

const newReminder = outgrowingForm.extend({
  brand: z
    .string()
    .trim()
    .max(60)
    .optional()
    .meta({ description: 'Značka z katalogu, pro inzerát na starou věc' }),
  place: z
    .string()
    .max(20)
    .optional()
    .meta({ description: 'Kód obce: nabídky v jejím okolí budou v e-mailu první' }),
});
export type NewReminder = z.output<typeof newReminder>;

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: validationMessages.notSelected });
const due = z.object({
  month: month.meta({ description: 'Např. `2027-09`' }),
  spread: z.int().meta({ description: 'O kolik měsíců dřív či později to může být; 0 u zvoleného měsíce' }),
});

const next = z
  .object({
    size: z.string(),
    label: z.string().meta({ description: 'Např. `80 cm`, `EU 34`' }),
    search: z.record(z.string(), z.string()).meta({ description: 'Parametry `GET /search`' }),
  })
  .meta({ id: 'NextSize' });

export const outgrowing = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('growing'), ...due.shape, next }),
    z.object({ state: z.literal('outgrown'), next }),
    z.object({
      state: z.literal('unknown'),
      // Each has a sentence.
      reason: z.enum(Object.keys(unknownSentences)),
      sentence: z.string(),
    }),
  ])
  .meta({ id: 'Outgrowing' });
export type OutgrowingAnswer = z.output<typeof outgrowing>;

const thing = z.object({
  category: z.string(),
  size: z.string(),
  brand: z.string().optional(),
  model: z.string().optional(),
  /** Other known facts as search parameters. */
  attributes: z.record(z.string(), z.array(z.string())),
});

export const sizeReminder = z
  .object({
    id: z.uuid(),
    /** The item that will be too small, in Czech. */
    name: z.string(),
    thing,
    state: z.enum(['unconfirmed', 'active', 'sent']),
    ...due.shape,
    next,
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().optional(),
  })
  .meta({ id: 'SizeReminder' });
export type SizeReminder = z.output<typeof sizeReminder>;

const change = z.object({ month });
const id = z.object({ id: z.uuid() });
/** Key from an email; gives access to the reminder it was sent for. */
const key = z.object({ key: z.string().min(20).max(100) });
const ended = z.object({ ended: z.literal(true), name: z.string() });

export const estimateOutgrowing = operation('get', '/outgrowing', {
  summary:
    'Kdy bude dítěti věc malá: podle velikosti a výšky, u bot podle velikosti. Nic z toho se neukládá. Kde to říct nejde, je v odpovědi proč.',
  audience: 'anyone',
  query: outgrowingForm,
  data: outgrowing,
});

export const listReminders = operation('get', '/account/size-reminders', {
  summary: 'Vlastní připomenutí, že z věci dítě vyroste, od nejbližšího.',
  audience: 'advertiser',
  data: z.array(sizeReminder),
});

export const addReminder = operation('post', '/account/size-reminders', {
  summary: 'Připomenout e-mailem, až dítě z věci vyroste. Totéž podruhé nic nepřidá.',
  audience: 'advertiser',
  status: 201,
  body: newReminder,
  data: sizeReminder,
  errors: ['nothing-to-remind', 'reminders-full'],
});

export const changeReminder = operation('put', '/account/size-reminders/{id}', {
  summary: 'Zvolit, ve kterém měsíci připomenutí přijde. To, které už přišlo, přijde znovu.',
  audience: 'advertiser',
  params: id,
  body: change,
  data: sizeReminder,
  errors: ['not-found'],
});

export const endReminder = operation('delete', '/account/size-reminders/{id}', {
  summary: 'Zrušit připomenutí.',
  audience: 'advertiser',
  params: id,
  data: ended,
  errors: ['not-found'],
});

export const boughtThing = operation('get', '/account/conversations/{id}/size-reminder', {
  summary:
    'Dětská věc, kterou volající v konverzaci koupil: co je potřeba říct, aby se dalo odhadnout, kdy bude malá.',
  audience: 'advertiser',
  params: id,
  data: z
    .object({
      bought: z
        .object({
          name: z.string(),
          needs: z.enum(['height', 'age']).optional(),
          reminder: sizeReminder.optional(),
        })
        .optional()
        .meta({ description: 'Chybí, když to není prodaná dětská věc' }),
    })
    .meta({ id: 'BoughtThing' }),
  errors: ['not-found'],
});
export type BoughtThing = NonNullable<z.output<typeof boughtThing.data>['bought']>;

export const remindOfBought = operation('post', '/account/conversations/{id}/size-reminder', {
  summary: 'Připomenout, až dítě vyroste z věci, kterou volající v konverzaci koupil.',
  audience: 'advertiser',
  status: 201,
  params: id,
  body: child.extend({ place: newReminder.shape.place }),
  data: sizeReminder,
  errors: ['not-found', 'nothing-to-remind', 'reminders-full'],
});

/** Form for visitors without an account. */
export const requestForm = newReminder.extend({ email });

export const requestReminder = operation('post', '/size-reminders', {
  summary:
    'Požádat o připomenutí bez účtu: na adresu přijde e-mail s potvrzením. Známá i neznámá adresa dostane stejnou odpověď.',
  audience: 'anyone',
  status: 202,
  body: requestForm,
  data: z.object({ sentTo: z.string() }),
  errors: ['nothing-to-remind', 'too-many-requests'],
});

export const reminderOfKey = operation('get', '/size-reminders/{key}', {
  summary: 'Připomenutí, kterého se týká e-mail s tímto klíčem. Dotaz nic nezmění.',
  audience: 'anyone',
  params: key,
  data: sizeReminder,
  errors: ['link-not-valid'],
});

export const confirmReminder = operation('post', '/size-reminders/{key}/confirm', {
  summary: 'Potvrdit připomenutí, o které si někdo řekl bez účtu.',
  audience: 'anyone',
  params: key,
  data: sizeReminder,
  errors: ['link-not-valid', 'reminders-full'],
});

export const changeReminderOfKey = operation('put', '/size-reminders/{key}', {
  summary: 'Zvolit klíčem z e-mailu, ve kterém měsíci připomenutí přijde.',
  audience: 'anyone',
  params: key,
  body: change,
  data: sizeReminder,
  errors: ['link-not-valid'],
});

export const endReminderOfKey = operation('delete', '/size-reminders/{key}', {
  summary: 'Zrušit připomenutí klíčem z e-mailu.',
  audience: 'anyone',
  params: key,
  data: ended,
  errors: ['link-not-valid'],
});

export const endReminders = operation('post', '/size-reminders/{key}/end', {
  summary: 'Zrušit klíčem z e-mailu všechna připomenutí jeho adresy.',
  audience: 'anyone',
  params: key,
  data: z.object({ ended: z.int().meta({ description: 'Kolik jich bylo' }) }),
  errors: ['link-not-valid'],
});
