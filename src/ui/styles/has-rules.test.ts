import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');

/** The styled part of a selector: what follows its last combinator outside brackets. */
function subject(selector: string): string {
  let plain = selector;
  for (let left = ''; left !== plain;) {
    left = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  return (
    plain
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? ''
  );
}

/** Browsers index what each `:has` may affect by its subject; without a tag, class or id, that is everything below. */
test('a rule with :has names its subject, or every change of a page would restyle all of it', () => {
  const selectors = globSync('**/*.css', { cwd: source }).flatMap((file) => {
    const styles = readFileSync(join(source, file), 'utf8').replace(/\/\*.*?\*\//gs, '');
    const rules = [...styles.matchAll(/[^{};]*:has\([^{};]*(?=\{)/g)].map(([rule]) => rule.trim());
    return rules.filter((rule) => !rule.startsWith('@')).flatMap((rule) => rule.split(/,(?![^(]*\))/));
  });
  expect(selectors.length).toBeGreaterThan(10);
  const nameless = selectors.filter((each) => each.includes(':has(') && !/^[a-z]|[.#[]/i.test(subject(each)));
  expect(nameless).toEqual([]);
});
