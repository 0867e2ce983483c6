import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../config.ts';
import type { Side } from '../contract.ts';

export type Relay = NonNullable<Config['relay']>;
/** The side whose replies a relay address accepts. */
export type RelaySide = { conversationId: string; side: Side };

const sideMarks = { asker: 'a', advertiser: 'b' } as const satisfies Record<Side, string>;
/** 64 bits: unguessable, so only the recipient of the email knows it. */
const proofLength = 16;

function proofOf({ secret }: Relay, { conversationId, side }: RelaySide): string {
  const proof = createHmac('sha256', secret).update(`relay address ${conversationId} ${side}`);
  return proof.digest('hex').slice(0, proofLength);
}

/**
 * The reply address of one side of a conversation: `odpoved+<conversation><side><proof>@…`. Discloses neither
 * side's address, is stable, and needs no storage. Case-insensitive, because mail programs change case.
 */
export function relayAddress(relay: Relay, to: RelaySide): string {
  const [name, host] = relay.address.split('@');
  return `${name}+${to.conversationId.replaceAll('-', '')}${sideMarks[to.side]}${proofOf(relay, to)}@${host}`;
}

/** The first authentic relay address in a text; undefined if there is none. */
export function readRelayAddress(relay: Relay, text: string): RelaySide | undefined {
  const [name, host] = relay.address.toLowerCase().split('@');
  for (const [word] of text.toLowerCase().matchAll(/[^\s<>,;:"]+@[^\s<>,;:"]+/g)) {
    if (!word.startsWith(`${name}+`) || !word.endsWith(`@${host}`)) continue;
    const key = word.slice((name ?? '').length + 1, -(host ?? '').length - 1);
    const [, a, b, c, d, e, mark, proof] =
      /^(.{8})(.{4})(.{4})(.{4})(.{12})([ab])([0-9a-f]{16})$/.exec(key) ?? [];
    const conversationId = [a, b, c, d, e].join('-');
    if (proof === undefined || !/^[0-9a-f-]+$/.test(conversationId)) continue;
    const side = mark === sideMarks.asker ? 'asker' : 'advertiser';
    const expected = proofOf(relay, { conversationId, side });
    if (timingSafeEqual(Buffer.from(proof), Buffer.from(expected))) return { conversationId, side };
  }
  return undefined;
}
