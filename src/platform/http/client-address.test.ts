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

test('who names another in X-Forwarded-For is believed only on this machine', () => {
  expect(client('203.0.113.5', '198.51.100.1')).toBe(client('203.0.113.5'));
  expect(client('203.0.113.5', '127.0.0.1')).toBe(client('203.0.113.5', '198.51.100.2'));
  expect(client('2001:db8::5', '198.51.100.1')).toBe(client('2001:db8::5'));
  expect(client('127.0.0.1', '198.51.100.1')).toBe(client('198.51.100.1'));
  expect(client('::ffff:127.0.0.1', '198.51.100.1')).toBe(client('198.51.100.1'));
});

test('of several forwarded addresses the last counts, which the proxy itself has added', () => {
  expect(client('127.0.0.1', '10.0.0.1, 198.51.100.1')).toBe(client('198.51.100.1'));
  expect(client('127.0.0.1', '198.51.100.1, 10.0.0.1')).not.toBe(client('198.51.100.1'));
});

test('a whole IPv6 network of a customer is one client, its neighbour another', () => {
  expect(client('2001:db8:1:2::1')).toBe(client('2001:db8:1:2:ffff:eeee:dddd:cccc'));
  expect(client('127.0.0.1', '2001:DB8:1:2:0:0:0:9')).toBe(client('2001:db8:1:2::1'));
  expect(client('fe80::1%eth0')).toBe(client('fe80::2%eth0'));
  expect(client('2001:db8:1:3::1')).not.toBe(client('2001:db8:1:2::1'));
});

test('an IPv4 address is the same client however its connection writes it, and each is its own', () => {
  expect(client('::ffff:203.0.113.5')).toBe(client('203.0.113.5'));
  expect(client('127.0.0.1', '::ffff:cb00:7105')).toBe(client('203.0.113.5'));
  expect(client('203.0.113.6')).not.toBe(client('203.0.113.5'));
});

test('the address itself cannot be read from the hash', () => {
  expect(client('203.0.113.5')).toMatch(/^[\w-]{22}$/);
});
