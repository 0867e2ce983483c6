import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { MatchRulesNote } from './match-rules-note.tsx';

const rules = { verdict: 'unknown', rules: [], edition: 'Pravidla 2026.' } as const;
const shown = (own: boolean) =>
  renderToString(
    <MemoryRouter>
      <MatchRulesNote rules={{ ...rules, rules: [] }} own={own} />
    </MemoryRouter>,
  );

test('who looks at their own offer is not sent to ask the seller', () => {
  expect(shown(false)).toContain('Zeptej se prodejce.');
  expect(shown(true)).not.toContain('prodejce');
  expect(shown(true)).toContain('Když ho doplníš');
});
