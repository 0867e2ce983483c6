import type { Email } from 'postal-mime';
import { expect, test } from 'vitest';
import { findLeaks } from './log-leaks.ts';

const token = 'h7sK2mQp9xTz4vBn6cWd-h7sK2mQp9xTz4vBn6cWd-1';
const emails: Email[] = [
  {
    attachments: [],
    headers: [],
    headerLines: [],
    subject: '204817 je tvůj PIN',
    to: [{ name: '', address: 'eva@example.cz' }],
    text: `Ověř hlídání: http://127.0.0.1:3000/hlidani/overeni?t=${token}&dal=%2Fucet%2Fdvoufazove-overeni a hotovo.`,
  },
];

test('detects emails, PINs and keys of links in a log, and nothing else', () => {
  const answered = '10:00:01 info  answered [a1204817] path=/ucet/dvoufazove-overeni ms=3 port=42048';
  expect(findLeaks(answered, emails)).toEqual([]);
  expect(findLeaks(`${answered}\nto=eva@example.cz`, emails)).toEqual(['eva@example.cz']);
  expect(findLeaks(`${answered}\npath=/ucet?e=eva%40example.cz`, emails)).toEqual(['eva@example.cz']);
  expect(findLeaks(`${answered}\npin=204817 wrong`, emails)).toEqual(['204817']);
  expect(findLeaks(`${answered}\nurl=/hlidani/overeni?t=${token}`, emails)).toEqual([token]);
});
