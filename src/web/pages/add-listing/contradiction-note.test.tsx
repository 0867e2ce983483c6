import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ContradictionNote } from './contradiction-note.tsx';

test('what the words say otherwise is named, with the way to mend it', () => {
  const said = [{ name: 'price', label: 'Cena', text: '1\u00a0200\u00a0Kč', value: '1200' }];
  const html = renderToString(
    <MemoryRouter>
      <ContradictionNote said={said} editTo="/pridani-nabidky/udaje" />
    </MemoryRouter>,
  );
  expect(html).toContain('V\u00a0textu je něco jiného než v\u00a0údajích');
  expect(html).toContain('Cena 1\u00a0200\u00a0Kč');
  expect(html).toContain('href="/pridani-nabidky/udaje"');
});
