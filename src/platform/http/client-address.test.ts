import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { clientHasher } from './client-address.ts';

const folder = mkdtempSync(join(tmpdir(), 'bazar-clients-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const hash = clientHasher(folder);

const client = (remoteAddress: string, forwarded?: string) =>
  hash({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });

test('trusts X-Forwarded-For only from a proxy on this machine', () => {
  expect(client('203.0.113.5', '198.51.100.1')).toBe(client('203.0.113.5'));
  expect(client('203.0.113.5', '127.0.0.1')).toBe(client('203.0.113.5', '198.51.100.2'));
  expect(client('2001:db8::5', '198.51.100.1')).toBe(client('2001:db8::5'));
  expect(client('127.0.0.1', '198.51.100.1')).toBe(client('198.51.100.1'));
  expect(client('::ffff:127.0.0.1', '198.51.100.1')).toBe(client('198.51.100.1'));
});

test('uses the last of several forwarded addresses, which the proxy itself added', () => {
  expect(client('127.0.0.1', '10.0.0.1, 198.51.100.1')).toBe(client('198.51.100.1'));
  expect(client('127.0.0.1', '198.51.100.1, 10.0.0.1')).not.toBe(client('198.51.100.1'));
});

test('treats an IPv6 /64 network as one client and the neighbouring network as another', () => {
  expect(client('2001:db8:1:2::1')).toBe(client('2001:db8:1:2:ffff:eeee:dddd:cccc'));
  expect(client('127.0.0.1', '2001:DB8:1:2:0:0:0:9')).toBe(client('2001:db8:1:2::1'));
  expect(client('fe80::1%eth0')).toBe(client('fe80::2%eth0'));
  expect(client('2001:db8:1:3::1')).not.toBe(client('2001:db8:1:2::1'));
});

test('an IPv4 address is the same client in every notation, and each address is its own client', () => {
  expect(client('::ffff:203.0.113.5')).toBe(client('203.0.113.5'));
  expect(client('127.0.0.1', '::ffff:cb00:7105')).toBe(client('203.0.113.5'));
  expect(client('203.0.113.6')).not.toBe(client('203.0.113.5'));
});

test('the address cannot be recovered from the hash', () => {
  expect(client('203.0.113.5')).toMatch(/^[\w-]{22}$/);
});
