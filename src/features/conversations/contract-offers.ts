import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { priceCzk } from '../listings/contract.ts';
import { sendRefusals } from './rules.ts';

/** Status of a proposed price. */
export const offerStates = ['open', 'accepted', 'declined', 'countered', 'withdrawn', 'lapsed'] as const;
export type OfferState = (typeof offerStates)[number];
export type OfferAnswer = Exclude<OfferState, 'open'>;

export const priceOffer = z
  .object({
    price: z.int(),
    state: z.enum(offerStates),
    validUntil: z.iso.datetime(),
  })
  .meta({ id: 'PriceOffer' });
export type PriceOffer = z.output<typeof priceOffer>;

export const offerForm = z.object({
  price: z
    .int()
    .gt(priceCzk.min - 1)
    .lt(priceCzk.max + 1),
});

const sent = z.object({ sent: z.literal(true) });

export const proposePrice = operation('post', '/account/conversations/{id}/offers', {
  summary:
    'Navrhnout druhé straně cenu, i jako odpověď na její návrh. Odejde jako zpráva; cena inzerátu se nemění.',
  audience: 'advertiser',
  status: 201,
  params: z.object({ id: z.uuid() }),
  body: offerForm,
  data: sent,
  errors: [...sendRefusals, 'listing-inactive', 'offer-for-free', 'offer-open', 'offer-needs-account'],
});

export const answerOffer = operation('put', '/account/conversations/{id}/offers/{messageId}/answer', {
  summary: 'Přijmout nebo odmítnout cenu, kterou navrhla druhá strana, nebo vzít zpět vlastní návrh.',
  audience: 'advertiser',
  params: z.object({ id: z.uuid(), messageId: z.uuid() }),
  body: z.object({ answer: z.enum(['accepted', 'declined', 'withdrawn']) }),
  data: sent,
  errors: [...sendRefusals, 'offer-closed'],
});
