import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Card } from './cards/card.tsx';
import { FacetGroup } from './disclosure/facet-group.tsx';
import { renderFragmentsWith } from './cached-fragment.tsx';

afterEach(() => renderFragmentsWith(undefined));

const card = (title: string, cacheKey?: string) => (
  <Card
    to="/inzerat/hul-1"
    title={title}
    price="1 650 Kč"
    meta={<span>Brno · {title}</span>}
    cacheKey={cacheKey}
  />
);

test('a cached fragment is the same HTML that the browser hydrates', () => {
  const page = (key?: string) => (
    <main>
      {card('Hůl & „čepel“ <96>', key)}
      <FacetGroup name="Stav" chosen="nové" open cacheKey={key && `${key} group`}>
        <label>
          <input type="checkbox" defaultChecked /> Nové {12}
        </label>
      </FacetGroup>
    </main>
  );
  const usual = renderToString(page());
  renderFragmentsWith((_, children) => renderToString(children()));
  expect(renderToString(page('a card'))).toBe(usual);
});

test('renders the same key once, and another key separately', () => {
  const rendered: string[] = [];
  const cached = new Map<string, string>();
  renderFragmentsWith((key, children) => {
    const html = cached.get(key) ?? renderToString(children());
    if (!cached.has(key)) rendered.push(key);
    cached.set(key, html);
    return html;
  });
  const html = renderToString([card('Hůl', 'one'), card('Hůl', 'one'), card('Boty', 'two')]);
  expect(rendered).toEqual(['one', 'two']);
  expect(html.match(/>Hůl<\/a>/g)).toHaveLength(2);
  expect(html.match(/>Boty<\/a>/g)).toHaveLength(1);
});
