import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { listingDetail, listingId } from '../listings/contract.ts';

const conversationAbout = z
  .object({
    id: z.uuid(),
    reservedHere: z
      .boolean()
      .meta({ description: 'Inzerát je rezervovaný pro volajícího, nebo prodaný jemu' }),
    agreedPrice: z.int().optional().meta({ description: 'Naposled domluvená cena v korunách' }),
  })
  .meta({ id: 'ConversationAbout' });
export type ConversationAbout = z.output<typeof conversationAbout>;

export const getConversationAbout = operation('get', '/listings/{id}/conversation', {
  summary: 'Vlastní konverzace o cizím inzerátu, ta s nejnovější zprávou; chybí, dokud žádná není.',
  audience: 'advertiser',
  params: listingId,
  data: z.object({ conversation: conversationAbout.optional() }),
});

export const getDiscussedListing = operation('get', '/listings/{id}/discussed', {
  summary:
    'Celý inzerát, i když už není aktivní: pro jeho inzerenta a pro toho, kdo si o něm píše. Smazaný nevidí nikdo z nich a skrytý jen inzerent.',
  audience: 'advertiser',
  params: listingId,
  data: listingDetail,
  errors: ['listing-not-found'],
});
