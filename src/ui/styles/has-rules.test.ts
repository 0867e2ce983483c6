import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');

/** The part of a selector that says what is styled: what stands after its last space or sign outside brackets. */
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

/** A browser keeps one list of what any `:has` may change; a subject without a name makes it „everything below“. */
test('a rule with :has names what it styles, or else each change of a page would style all of it anew', () => {
  const selectors = globSync('**/*.css', { cwd: source }).flatMap((file) => {
    const styles = readFileSync(join(source, file), 'utf8').replace(/\/\*.*?\*\//gs, '');
    const rules = [...styles.matchAll(/[^{};]*:has\([^{};]*(?=\{)/g)].map(([rule]) => rule.trim());
    return rules.filter((rule) => !rule.startsWith('@')).flatMap((rule) => rule.split(/,(?![^(]*\))/));
  });
  expect(selectors.length).toBeGreaterThan(10);
  const nameless = selectors.filter((each) => each.includes(':has(') && !/^[a-z]|[.#[]/i.test(subject(each)));
  expect(nameless).toEqual([]);
});
