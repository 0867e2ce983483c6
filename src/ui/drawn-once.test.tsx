import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Card } from './cards/card.tsx';
import { FacetGroup } from './disclosure/facet-group.tsx';
import { drawOnceWith } from './drawn-once.tsx';

afterEach(() => drawOnceWith(undefined));

const card = (title: string, from?: string) => (
  <Card
    to="/inzerat/hul-1"
    title={title}
    price="1 650 Kč"
    meta={<span>Brno · {title}</span>}
    renderedFrom={from}
  />
);

test('what is drawn once is the same HTML that the browser takes over', () => {
  const page = (from?: string) => (
    <main>
      {card('Hůl & „čepel“ <96>', from)}
      <FacetGroup name="Stav" chosen="nové" open renderedFrom={from && `${from} group`}>
        <label>
          <input type="checkbox" defaultChecked /> Nové {12}
        </label>
      </FacetGroup>
    </main>
  );
  const usual = renderToString(page());
  drawOnceWith((_, children) => renderToString(children()));
  expect(renderToString(page('a card'))).toBe(usual);
});

test('the same text is drawn once, another one anew', () => {
  const drawn: string[] = [];
  const kept = new Map<string, string>();
  drawOnceWith((from, children) => {
    const html = kept.get(from) ?? renderToString(children());
    if (!kept.has(from)) drawn.push(from);
    kept.set(from, html);
    return html;
  });
  const html = renderToString([card('Hůl', 'one'), card('Hůl', 'one'), card('Boty', 'two')]);
  expect(drawn).toEqual(['one', 'two']);
  expect(html.match(/>Hůl<\/a>/g)).toHaveLength(2);
  expect(html.match(/>Boty<\/a>/g)).toHaveLength(1);
});
