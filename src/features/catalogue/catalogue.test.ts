import { expect, test } from 'vitest';
import { allBrands, brandsOf, findBrand } from './brands.ts';
import { categories, categoryById, categoryBySlug, leavesOf } from './categories.ts';
import { categoryForm, conditionsOf, wearsOf } from './category-form.ts';
import { categoryForm as categoryFormSchema, noBrand, otherBrand } from './contract.ts';
import { catalogueFile, file } from './file.ts';

const leaves = categories().filter((each) => each.listable);

test('catalogue.json matches its schema', () => {
  expect(catalogueFile.safeParse(file).error).toBeUndefined();
});

test('every reference in catalogue.json resolves', () => {
  const slugs = new Set(file.categories.map((each) => each.slug));
  for (const attribute of file.attributes) {
    if (attribute.enum) expect(file.enums[attribute.enum], attribute.key).toBeDefined();
    for (const use of attribute.categories)
      expect(categoryBySlug(use.category)?.listable, use.category).toBe(true);
  }
  for (const brand of file.brands) for (const slug of brand.categories) expect(slugs).toContain(slug);
  for (const slug of Object.keys(file.conditionNotes)) expect(slugs).toContain(slug);
});

test('the two categories with URLs fixed by the specification keep their ids', () => {
  expect(categoryById(1)?.slug).toBe('florbalky');
  expect(categoryById(8)?.slug).toBe('cepele');
});

test('a parent stands for all its leaves and holds no listings itself', () => {
  expect(leavesOf('obleceni').map((each) => each.slug)).toEqual([
    'dresy',
    'kratasy',
    'stulpny',
    'teplaky-a-soupravy',
    'trika-a-mikiny',
  ]);
  expect(leavesOf('boty').map((each) => each.slug)).toEqual(['boty']);
  expect(leavesOf('lyze')).toEqual([]);
  expect(categoryForm('obleceni')).toBeUndefined();
});

test.each(leaves)('the form of $slug matches the schema of the contract', ({ slug }) => {
  const form = categoryForm(slug);
  expect(categoryFormSchema.parse(form)).toEqual(form);
  for (const attribute of form?.attributes ?? []) {
    const choices = attribute.type === 'enum' || attribute.type === 'multi';
    expect(attribute.choices === undefined, attribute.key).toBe(!choices);
  }
});

test('a condition has a help text specific to the category, or a general one', () => {
  expect(conditionsOf('florbalky')[0]?.line).toBe('S fólií na omotávce, čepel bez jediného škrábance.');
  expect(conditionsOf('sety')[0]?.line).toBe('Nepoužité, s visačkou nebo v obalu, nic nechybí.');
  expect(wearsOf('boty').map((each) => each.line)).toContain('Vzorek znatelně sjetý, drží.');
  expect(wearsOf('sety').map((each) => each.line)).toContain('Drobné oděrky, funkce jako u nového.');
});

test('a service has neither condition nor wear', () => {
  expect(categoryForm('servis-a-upravy')).toMatchObject({ conditions: [], wears: [], hasCondition: false });
});

test('brands are sorted in Czech order with „Jiná značka“ and „Bez značky“ last', () => {
  const slugs = brandsOf('florbalky').map((each) => each.slug);
  expect(slugs.slice(-2)).toEqual([otherBrand, noBrand]);
  expect(slugs.indexOf('oxdog')).toBeLessThan(slugs.indexOf('zone'));
});

test('suggested lines belong to the category and exclude unconfirmed names', () => {
  const unihoc = (slug: string) => brandsOf(slug).find((each) => each.slug === 'unihoc');
  expect(unihoc('florbalky')?.lines).toContain('Epic');
  expect(unihoc('florbalky')?.lines).not.toContain('Youngster');
  expect(unihoc('florbalky')?.blades).toContain('Unity');
  expect(unihoc('cepele')?.lines).toContain('Unity');
  expect(unihoc('brankarske-masky')?.lines).not.toContain('Epic');
});

test.each([
  ['fatpajp', 'fat-pipe'],
  ['Fat  Pipe', 'fat-pipe'],
  ['TEMPIŠ', 'tempish'],
  ['excel', 'exel'],
])('„%s“ means the brand %s', (written, slug) => {
  expect(findBrand(written)).toBe(slug);
});

test('a brand is recognized only by its whole name', () => {
  expect(findBrand('ruční zóna')).toBeUndefined();
  expect(new Set(allBrands().map((each) => each.slug)).size).toBe(allBrands().length);
});
