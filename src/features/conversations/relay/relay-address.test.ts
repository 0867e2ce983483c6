import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Side } from '../contract.ts';
import { readRelayAddress, relayAddress } from './relay-address.ts';

const relay = { address: 'odpoved@bazar.example', secret: 'sixteen or more letters' };
const to = fc.record({
  conversationId: fc.uuid(),
  side: fc.constantFrom<Side>('asker', 'advertiser'),
});

it('a relay address identifies its side of the conversation, however mail programs format it', () => {
  fc.assert(
    fc.property(to, (whose) => {
      const address = relayAddress(relay, whose);
      expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
      for (const header of [
        `To: ${address}`,
        `To: "Florbalový bazar" <${address.toUpperCase()}>, petr@example.cz`,
        `Cc: <petr@example.cz>\nDelivered-To: ${address}`,
      ])
        expect(readRelayAddress(relay, header)).toEqual(whose);
    }),
  );
});

it('a relay address cannot be forged, nor changed to the other side or another conversation', () => {
  fc.assert(
    fc.property(to, fc.uuid(), (whose, other) => {
      const address = relayAddress(relay, whose);
      const [key = ''] = (address.split('+')[1] ?? '').split('@');
      const turned = key.replace(/[ab](?=.{16}$)/, (letter) => (letter === 'a' ? 'b' : 'a'));
      const moved = other.replaceAll('-', '') + key.slice(32);
      for (const wrong of [turned, `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`, key.slice(1), ''])
        expect(readRelayAddress(relay, `odpoved+${wrong}@bazar.example`)).toBeUndefined();
      if (other !== whose.conversationId)
        expect(readRelayAddress(relay, `odpoved+${moved}@bazar.example`)).toBeUndefined();
      expect(readRelayAddress({ ...relay, secret: 'another secret of the site' }, address)).toBeUndefined();
      expect(readRelayAddress(relay, address.replace('bazar.', 'jinde.'))).toBeUndefined();
    }),
  );
});
