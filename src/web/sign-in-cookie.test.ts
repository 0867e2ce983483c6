import { expect, test } from 'vitest';
import { safeNext } from './sign-in-cookie.ts';

test('accepts any path of this site', () => {
  for (const path of ['/', '/ucet/zpravy?stranka=2#konec', '/vyhledavani?q=h%C5%AFl&price=-800'])
    expect(safeNext(path, '/ucet')).toBe(path);
});

test('rejects other destinations in any notation', () => {
  // Browsers treat a backslash as a slash and ignore tabs and line breaks.
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
