import type { Config } from '../../../config.ts';
import type { EmailPart } from '../../../platform/mail/email-template.ts';
import type { Side } from '../contract.ts';
import { relayAddress } from './relay-address.ts';
import { replyAbove } from './reply-text.ts';

/** Where replies to an email about a message go: into the conversation, to the writer, or nowhere. */
export type ReplyRoute = { to: 'conversation' | 'writer'; address: string } | { to: 'nowhere' };

/**
 * With a relay every reply goes through it and no address is disclosed. Without one, the writer's address is
 * disclosed only to a reader who has no other way to reply.
 */
export function replyRoute(
  { relay }: Pick<Config, 'relay'>,
  reader: { id: string; side: Side; hasAccount: boolean },
  writerEmail: string,
): ReplyRoute {
  if (relay) {
    return {
      to: 'conversation',
      address: relayAddress(relay, { conversationId: reader.id, side: reader.side }),
    };
  }
  return reader.hasAccount ? { to: 'nowhere' } : { to: 'writer', address: writerEmail };
}

/** Prevents absence notes from replying to relayed emails. */
export function replyHeaders(route: ReplyRoute): { replyTo?: string; headers?: Record<string, string> } {
  if (route.to === 'nowhere') return {};
  const automatic = route.to === 'conversation' ? { headers: { 'Auto-Submitted': 'auto-generated' } } : {};
  return { replyTo: route.address, ...automatic };
}

/** The line above which a reply is written. */
export const aboveReply = (route: ReplyRoute): EmailPart[] =>
  route.to === 'conversation' ? [{ note: replyAbove }] : [];

const howTo = {
  conversation:
    'Odpověz na tenhle e-mail, nebo na webu. Tvoji adresu druhá strana neuvidí. Fotky e-mailem neprojdou, přidej je na webu.',
  writer:
    'Odpověz na webu, nebo prostě na tenhle e-mail. Odpověď e-mailem dorazí rovnou odesílateli ' +
    'a s ní i tvoje adresa.',
  nowhere: 'Odpověz na webu. Na tenhle e-mail odpovědět nejde, takže si svoje adresy nevyměníte.',
} as const satisfies Record<ReplyRoute['to'], string>;

export const replyInstructions = ({ to }: ReplyRoute): string => howTo[to];
