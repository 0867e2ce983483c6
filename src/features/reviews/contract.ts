import { z } from 'zod';
import { validationMessages } from '../../contract/messages.ts';
import { operation } from '../../contract/operation.ts';
import { publishDays, reviewDays, reviewTextLength } from './rules.ts';

const yesNo = z.enum(['yes', 'no'], { error: validationMessages.notSelected });
const words = z.string().trim().max(reviewTextLength);

export const reviewForm = z.object({
  handedOver: yesNo,
  asDescribed: yesNo.optional().meta({ description: 'Na popis se ptáme jen toho, kdo kupoval' }),
  smooth: yesNo,
  text: words.default(''),
});

export const replyForm = z.object({ text: words.min(1, { error: validationMessages.required }) });

const review = z
  .object({
    id: z.uuid(),
    handedOver: z.boolean(),
    asDescribed: z.boolean().optional(),
    smooth: z.boolean(),
    text: z.string(),
    writtenAt: z.iso.datetime(),
    /** By the person reviewed. */
    reply: z.string().optional(),
  })
  .meta({ id: 'Review' });
export type Review = z.output<typeof review>;

/**
 * What one side can do: nothing (no deal), wait for the other's confirmation, write, nothing (written), nothing
 * (expired).
 */
const reviewStates = ['none', 'unconfirmed', 'open', 'done', 'over'] as const;
export type ReviewState = (typeof reviewStates)[number];

const dealReview = z
  .object({
    state: z.enum(reviewStates),
    until: z.iso.datetime().optional().meta({ description: 'Dokdy volající může napsat' }),
    asksDescription: z.boolean(),
    otherWrote: z.boolean(),
    otherReviews: z.int().meta({ description: 'Kolik hodnocení je o druhé straně vidět' }),
    own: review
      .extend({
        published: z.boolean(),
        hidden: z.boolean().meta({ description: 'Skryla to správa' }),
      })
      .optional(),
    about: review
      .extend({ mayReply: z.boolean() })
      .optional()
      .meta({ description: 'Co napsala druhá strana, až se to ukáže' }),
  })
  .meta({ id: 'DealReview' });
export type DealReview = z.output<typeof dealReview>;

const ofConversation = z.object({ id: z.uuid() });

export const getDealReview = operation('get', '/account/conversations/{id}/review', {
  summary: `Jestli a dokdy jde napsat, jak dopadl prodej domluvený v konverzaci, a co k němu kdo napsal. Jde to ${reviewDays} dní od prodeje.`,
  audience: 'advertiser',
  params: ofConversation,
  data: dealReview,
  errors: ['not-found'],
});

export const writeReview = operation('post', '/account/conversations/{id}/review', {
  summary: `Napsat, jak prodej dopadl: každá strana jednou. Ukáže se, až napíšou obě, nebo po ${publishDays} dnech.`,
  audience: 'advertiser',
  status: 201,
  params: ofConversation,
  body: reviewForm,
  data: dealReview,
  errors: ['not-found', 'review-not-open'],
});

export const replyToReview = operation('put', '/account/reviews/{id}/reply', {
  summary: 'Odpovědět jednou na to, co o volajícím někdo napsal; stojí to pod tím.',
  audience: 'advertiser',
  params: ofConversation,
  body: replyForm,
  data: z.object({ replied: z.literal(true) }),
  errors: ['not-found', 'review-replied'],
});

const answers = z.object({ yes: z.int(), no: z.int() });
const publicReview = review
  .extend({
    author: z.object({ name: z.string(), slug: z.string() }).optional().meta({
      description: 'Chybí, když autor účet zrušil',
    }),
  })
  .meta({ id: 'PublicReview' });
export type PublicReview = z.output<typeof publicReview>;

export const listReviews = operation('get', '/advertisers/{slug}/reviews', {
  summary: 'Jak dopadly obchody s inzerentem: kolikrát co kdo řekl, a poslední hodnocení.',
  audience: 'anyone',
  mayBeStale: true,
  params: z.object({ slug: z.string().max(120) }),
  data: z
    .object({
      total: z.int(),
      facts: z.object({ handedOver: answers, asDescribed: answers, smooth: answers }),
      items: z.array(publicReview),
    })
    .meta({ id: 'Reviews' }),
  errors: ['advertiser-gone'],
});
