import { expect, test } from 'vitest';
import { newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { endpointsOf, emailKinds } from '../all.ts';
import { testsPerHour } from './contract.ts';

const platform = await testPlatform();
const { config } = platform;
const admin = await newAdvertiser(platform);

const specimens = emailKinds.flatMap(({ name, specimens: all }) =>
  all.map((each) => [`${name}: ${each.label}`, each] as const),
);

test('every email that a feature defines is listed under a unique name', () => {
  const modules = import.meta.glob<Record<string, unknown>>(['../*/**/mail/*.ts', '!**/*.test.ts'], {
    eager: true,
  });
  const defined = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((each) => typeof each === 'object' && each !== null && 'specimens' in each);
  expect(new Set(emailKinds)).toEqual(new Set(defined));
  expect(new Set(emailKinds.map(({ name }) => name)).size).toBe(defined.length);
});

test('every email has a specimen and a whole sentence about when it is sent', () => {
  expect(emailKinds.filter((kind) => kind.specimens.length === 0)).toEqual([]);
  expect(emailKinds.filter(({ when }) => !/^\p{Lu}.+\.$/u.test(when))).toEqual([]);
});

test.each(specimens)('%s, is suitable for mail clients', async (_, { compose }) => {
  const email = await compose(config, 'jana@example.cz');
  expect(email.subject.length).toBeLessThan(130);
  for (const words of [email.subject, email.text, email.html]) {
    expect(words).not.toMatch(/undefined|\[object|NaN|Invalid Date/);
  }
  // The plain text contains every link of the HTML.
  for (const [, address = ''] of email.html.matchAll(/<a href="([^"]+)"/g)) {
    if (!address.startsWith('mailto:')) expect(email.text).toContain(address.replaceAll('&amp;', '&'));
  }
  // The body does not depend on a style sheet: each element with a class also has inline styles.
  const [, body = ''] = email.html.split('<body');
  expect([...body.matchAll(/class="[^"]*"(?! style=)/g)]).toEqual([]);
  // Bulk emails can be unsubscribed by a header and by a link in the text.
  const off = email.headers?.['List-Unsubscribe']?.slice(1, -1);
  if (off) expect(email.text).toContain(off);
});

const send = async (name: string) => {
  const endpoint = endpointsOf(platform).find(
    ({ operation }) => operation.path.endsWith('/test') && operation.path.startsWith('/admin/emails'),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the API passes after its checks
  return endpoint?.run({ params: { name, specimen: 0 } } as never, { viewer: admin } as never);
};

test('a test email goes only to the admin, is marked, audited and limited per hour', async () => {
  expect(await send('pin')).toEqual({ sentTo: admin.email });
  await platform.runJobs();
  expect(platform.emails.map(({ to, subject }) => [to, subject])).toEqual([
    [admin.email, '[zkouška] 408213 je tvůj PIN do Florbalového bazaru'],
  ]);
  const noted = await platform.db.selectFrom('admin_actions').select(['action', 'subject']).execute();
  expect(noted).toEqual([{ action: 'test-email', subject: 'email:pin' }]);
  expect(await send('nic')).toMatchObject({ refused: 'not-found' });
  for (let sent = 1; sent < testsPerHour; sent += 1) await send('role');
  expect(await send('role')).toMatchObject({ refused: 'too-many-requests' });
  platform.clock.advance(3_600_001);
  expect(await send('role')).toEqual({ sentTo: admin.email });
});
