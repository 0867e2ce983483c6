import { contactAdvertiser, listConversations } from '../src/features/conversations/contract.ts';
import { ApiVisitor } from './api-visitor.ts';
import type { Bazaar } from './bazaar.ts';
import { postStick } from './sample-offer.ts';

export const question = 'Dobrý den, je ta hůl ještě volná?';

/** A seller with an offer, and a buyer who has just sent the question about it; `place` distinguishes people. */
export async function startConversation(bazaar: Bazaar, place: number) {
  const [seller, buyer] = [new ApiVisitor(bazaar, place), new ApiVisitor(bazaar, place + 1)];
  await seller.signIn();
  await buyer.signIn();
  const params = { id: await postStick(seller, { title: `Hůl na zprávy ${place}` }) };
  const form = { name: 'Eva Nováková', email: buyer.email, message: question, consent: true } as const;
  await buyer.get(contactAdvertiser, { params, body: form });
  const { items } = await buyer.get(listConversations, {});
  return { seller, buyer, id: items[0]?.id ?? '', sellerName: items[0]?.other.name ?? '' };
}
