import { expect, test } from 'vitest';
import { safeNext } from './sign-in-cookie.ts';

test('leads back to any path of this site', () => {
  for (const path of ['/', '/ucet/zpravy?stranka=2#konec', '/vyhledavani?q=h%C5%AFl&price=-800'])
    expect(safeNext(path, '/ucet')).toBe(path);
});

test('leads nowhere else, however the address is written', () => {
  // Browsers take a backslash for a slash and leave tabs and line ends out.
  const elsewhere = [
    'https://zle.example',
    '//zle.example',
    '/\\zle.example',
    '/\t/zle.example',
    '/\n/zle.example',
  ];
  for (const address of [...elsewhere, 'javascript:alert(1)', 'zle.example', '', undefined, null])
    expect(safeNext(address, '/ucet'), String(address)).toBe('/ucet');
});
