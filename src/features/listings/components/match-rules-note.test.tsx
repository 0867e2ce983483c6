import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { matchRulesOf } from '../../catalogue/index.ts';
import { MatchRulesNote } from './match-rules-note.tsx';

function shown(attributes: Record<string, string | number>, editTo?: string): string {
  const rules = matchRulesOf({ category: 'florbalky', attributes });
  if (!rules) throw new Error('Rules apply to sticks');
  return renderToString(
    <MemoryRouter>
      <MatchRulesNote rules={rules} editTo={editTo} />
    </MemoryRouter>,
  )
    .replaceAll('<!-- -->', '')
    .replaceAll('\u00a0', ' ');
}
const bent = { iffMark: 'yes', shaftLengthCm: 96, bladeCurve: 'mild' };

test('a stick that meets what is known says so, and what to ask the seller about', () => {
  expect(shown(bent)).toContain('Co víme, splňuje. Zeptej se na výšku zahnutí čepele.');
  expect(shown({ shaftLengthCm: 96 })).toContain('Zeptej se na značku IFF a výšku zahnutí čepele.');
  expect(shown({})).toContain('Nevíme. Zeptej se na značku IFF, celkovou délku a výšku zahnutí čepele.');
});

test('the advertiser is not advised to ask the seller, and gets a link to each missing attribute', () => {
  const own = shown(bent, '/ucet/inzerat/hul-1');
  expect(own).toContain('Co víme, splňuje. Doplň výšku zahnutí čepele');
  expect(own).not.toContain('Zeptej se');
  expect(own).toContain('href="/ucet/inzerat/hul-1#attributes.bladeCurveMm"');
  expect(own).not.toContain('#attributes.iffMark');
  expect(shown(bent)).not.toContain('#attributes');
});

test('a stick that meets the rules says of which edition, without unfolding them', () => {
  const html = shown({ iffMark: 'yes', shaftLengthCm: 96, bladeCurve: 'factory' });
  expect(html).toContain('Podle vyplněných údajů odpovídá pravidlům, vydání 2022.');
});
