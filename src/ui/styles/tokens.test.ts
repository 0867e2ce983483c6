import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

/** The declarations of the first block with exactly this selector. */
function declarations(selector: string): string[] {
  const start = css.indexOf(`${selector} {`);
  expect(start, `${selector} is in tokens.css`).toBeGreaterThan(-1);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return body
    .split(';')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);
}

const chosen = declarations(":root[data-theme='dark']");

test('the chosen dark theme equals the system’s dark theme in every value', () => {
  expect(chosen.length).toBeGreaterThan(50);
  expect(declarations(":root:not([data-theme='light'])")).toEqual(chosen);
});

test('every colour of the dark theme has a light counterpart', () => {
  const light = new Set(declarations(':root').map((line) => line.split(':')[0]));
  const missing = chosen.map((line) => line.split(':')[0]).filter((name) => !light.has(name));
  expect(missing).toEqual([]);
});
