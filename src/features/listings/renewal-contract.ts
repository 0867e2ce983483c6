import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { listingCard, listingId, moveRefusals } from './shapes.ts';

/** Listings of one email about their end. */
export const maxInEmail = 50;

const key = z.object({ key: z.string().min(20).max(100) });

/** What an email offers, and what has become of it: `waiting` until it is renewed, sold, withdrawn or blocked. */
const offered = z
  .object({
    listing: listingCard.pick({ id: true, kind: true, state: true, title: true, slug: true }),
    expiresAt: z.iso.datetime(),
    state: z.enum(['waiting', 'renewed', 'over']),
  })
  .meta({ id: 'RenewalOffer' });

export const getRenewal = operation({
  id: 'getRenewal',
  method: 'get',
  path: '/renewals/{key}',
  summary: 'Co se dá obnovit klíčem z e-mailu. Dotaz nic nezmění.',
  audience: 'anyone',
  status: 200,
  params: key,
  data: z.object({ offers: z.array(offered) }),
  errors: ['link-not-valid'],
});

export const renewByKey = operation({
  id: 'renewByKey',
  method: 'post',
  path: '/renewals/{key}',
  summary: 'Obnovit inzeráty z e-mailu bez přihlášení, každý jednou; bez `ids` všechny, které čekají.',
  audience: 'anyone',
  status: 200,
  params: key,
  body: z.object({ ids: z.array(listingId.shape.id).max(maxInEmail).optional() }),
  data: z.object({
    offers: z.array(offered),
    problems: z.array(z.object({ id: z.int(), code: z.enum(moveRefusals), message: z.string() })),
  }),
  errors: ['link-not-valid'],
});
