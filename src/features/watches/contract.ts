import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { email } from '../accounts/contract.ts';

/** Maximum watches per address. */
export const maxWatches = 30;
/** Maximum listings in one email; a link leads to the rest. */
export const maxInEmail = 10;
/** Days within which a watch created without an account must be confirmed. */
export { confirmDays } from '../../contract/retention.ts';

export const frequencies = ['at-once', 'daily', 'weekly'] as const;
export type Frequency = (typeof frequencies)[number];

export const watch = z
  .object({
    id: z.uuid(),
    /** Readable name of the watched search, in Czech. */
    name: z.string(),
    search: z.string().meta({ description: 'Parametry `GET /search`, např. `category=florbalky&q=unihoc`' }),
    frequency: z.enum(frequencies),
    state: z.enum(['unconfirmed', 'active', 'paused']),
    createdAt: z.iso.datetime(),
    /** When the last email was sent. */
    toldAt: z.iso.datetime().optional(),
  })
  .meta({ id: 'Watch' });
export type Watch = z.output<typeof watch>;

const newWatch = z.object({
  search: z.string().min(1).max(1_500).meta({ description: 'Parametry `GET /search`' }),
  frequency: z.enum(frequencies),
});
const change = z.object({
  frequency: z.enum(frequencies).optional(),
  state: z.enum(['active', 'paused']).optional(),
});
export type WatchChange = z.output<typeof change>;

const id = z.object({ id: z.uuid() });
/** Key from an email; gives access to the watch it was sent for. */
const key = z.object({ key: z.string().min(20).max(100) });
const ended = z.object({ ended: z.literal(true), name: z.string(), search: z.string() });

export const listWatches = operation('get', '/account/watches', {
  summary: 'Vlastní hlídaná hledání od nejnovějšího.',
  audience: 'advertiser',
  duringAccountView: 'as-account',
  data: z.array(watch),
});

export const addWatch = operation('post', '/account/watches', {
  summary: 'Hlídat hledání. U hledání, které už hlídané je, se jen změní, jak často chodí e-maily.',
  audience: 'advertiser',
  status: 201,
  body: newWatch,
  data: watch,
  errors: ['watches-full'],
});

export const changeWatch = operation('put', '/account/watches/{id}', {
  summary: 'Změnit, jak často chodí e-maily, pozastavit hlídání nebo v něm pokračovat.',
  audience: 'advertiser',
  params: id,
  body: change,
  data: watch,
  errors: ['not-found'],
});

export const endWatch = operation('delete', '/account/watches/{id}', {
  summary: 'Zrušit hlídání.',
  audience: 'advertiser',
  params: id,
  data: ended,
  errors: ['not-found'],
});

/** Form for visitors without an account. */
export const requestForm = z.object({ email, frequency: z.enum(frequencies) });

export const requestWatch = operation('post', '/watches', {
  summary:
    'Požádat o hlídání bez účtu: na adresu přijde e-mail s potvrzením. Známá i neznámá adresa dostane stejnou odpověď.',
  audience: 'anyone',
  status: 202,
  body: newWatch.extend({ email }),
  data: z.object({ sentTo: z.string() }),
  errors: ['too-many-requests'],
});

export const watchOfKey = operation('get', '/watches/{key}', {
  summary: 'Hlídání, kterého se týká e-mail s tímto klíčem. Dotaz nic nezmění.',
  audience: 'anyone',
  params: key,
  data: watch,
  errors: ['link-not-valid'],
});

export const confirmWatch = operation('post', '/watches/{key}/confirm', {
  summary: 'Spustit hlídání založené bez účtu.',
  audience: 'anyone',
  params: key,
  data: watch,
  errors: ['link-not-valid', 'watches-full'],
});

export const changeWatchOfKey = operation('put', '/watches/{key}', {
  summary: 'Změnit klíčem z e-mailu, jak často chodí e-maily, nebo hlídání pozastavit.',
  audience: 'anyone',
  params: key,
  body: change,
  data: watch,
  errors: ['link-not-valid'],
});

export const endWatchOfKey = operation('delete', '/watches/{key}', {
  summary: 'Zrušit hlídání klíčem z e-mailu.',
  audience: 'anyone',
  params: key,
  data: ended,
  errors: ['link-not-valid'],
});
