import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AdvertiserBox } from './advertiser-box.tsx';

function shown(trader: boolean, sells = true): string {
  const advertiser = {
    name: 'Jana N.',
    slug: 'jana-n-482173',
    trader,
    since: '2026-05-01T00:00:00.000Z',
    emailVerified: true,
    phoneVerified: false,
  };
  return renderToString(
    <MemoryRouter>
      <AdvertiserBox advertiser={advertiser} sells={sells} />
    </MemoryRouter>,
  )
    .replaceAll('<!-- -->', '')
    .replaceAll('\u00a0', ' ');
}

test('a buyer reads which rights they have against a private seller and a trader, and who is bound', () => {
  const bound = 'Smlouvu uzavíráš s prodejcem, bazar jejím účastníkem není.';
  expect(shown(false)).toContain('Na tento nákup se nevztahují práva spotřebitele');
  expect(shown(true)).toContain('Prodává podnikatel. Koupi na dálku můžeš do 14 dnů vrátit.');
  for (const page of [shown(false), shown(true)]) expect(page).toContain(bound);
  expect(shown(true, false)).not.toContain(bound);
});
