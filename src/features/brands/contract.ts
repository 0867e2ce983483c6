import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { reason } from '../audit/contract.ts';
import { mergeCounts, rereading } from '../catalogue-changes/contract.ts';

const slug = z.string().trim().min(1).max(60);
const named = z.object({ slug: z.string(), name: z.string() });

/** How people write a brand or a line: at least one letter or digit. */
const words = z
  .string()
  .trim()
  .min(2)
  .max(40)
  .regex(/[\p{L}\d]/u, 'Napiš jméno písmeny nebo číslicemi.')
  .transform((typed) => typed.replaceAll(/\s+/g, ' '));

const leaves = z.array(slug).min(1, 'Vyber aspoň jednu kategorii.').max(60);

/** `own` was added in the administration and can be taken away again; the rest is of the catalogue. */
const aliasOfBrand = z.object({ text: z.string(), own: z.boolean() });
const lineOfBrand = z.object({
  name: z.string(),
  kind: z.string().meta({ description: 'Čeho je to řada, například `stick`' }),
  own: z.boolean(),
});

export const brandSummary = named
  .extend({
    added: z.boolean().meta({ description: 'Přidaná ve správě, v katalogu programu není' }),
    active: z.int().meta({ description: 'Aktivní inzeráty, nabídky i poptávky' }),
    aliases: z.array(z.string()),
  })
  .meta({ id: 'BrandSummary' });
export type BrandSummary = z.output<typeof brandSummary>;

export const managedBrand = brandSummary
  .extend({
    aliases: z.array(aliasOfBrand),
    lines: z.array(lineOfBrand),
    categories: z.array(z.string()),
    fixedCategories: z.array(z.string()).meta({ description: 'Kategorie z katalogu, ubrat nejdou' }),
    formerly: z.array(named).meta({ description: 'Značky, které se do této sloučily' }),
  })
  .meta({ id: 'ManagedBrand' });
export type ManagedBrand = z.output<typeof managedBrand>;

export const brandMerge = z
  .object({
    from: named,
    into: named,
    ...mergeCounts,
  })
  .meta({ id: 'BrandMerge' });
export type BrandMerge = z.output<typeof brandMerge>;

const frequency = {
  text: z.string().meta({ description: 'Jak to inzerenti píšou nejčastěji' }),
  listings: z.int(),
  advertisers: z.int(),
  categories: z.array(z.string()),
};

export const brandProposals = z
  .object({
    brands: z.array(z.object({ word: z.string(), ...frequency })),
    lines: z.array(z.object({ word: z.string(), brand: named, ...frequency })),
    dismissed: z.array(z.object({ word: z.string(), text: z.string() })),
  })
  .meta({ id: 'BrandProposals' });
export type BrandProposals = z.output<typeof brandProposals>;

export const listManagedBrands = operation('get', '/admin/brands', {
  summary:
    'Značky podle české abecedy s počty aktivních inzerátů a jak daleko je přečtení po poslední změně.',
  audience: 'admin',
  data: z.object({ brands: z.array(brandSummary), rereading: rereading.optional() }),
});

export const getManagedBrand = operation('get', '/admin/brands/{slug}', {
  summary: 'Jedna značka: zápisy, řady, kategorie a co se do ní sloučilo.',
  audience: 'admin',
  params: z.object({ slug }),
  data: managedBrand,
  errors: ['not-found'],
});

export const addBrand = operation('post', '/admin/brands', {
  summary: 'Přidat značku. Inzeráty, které ji měly napsanou jako jinou značku, k ní přejdou.',
  audience: 'admin',
  body: z.object({ name: words, categories: leaves, reason }),
  data: managedBrand,
  errors: ['not-found'],
});

export const changeBrand = operation('put', '/admin/brands/{slug}', {
  summary:
    'Přejmenovat značku nebo změnit, ve kterých kategoriích se nabízí. Staré jméno zůstane jejím zápisem.',
  audience: 'admin',
  params: z.object({ slug }),
  body: z.object({ name: words, categories: leaves, reason }),
  data: managedBrand,
  errors: ['not-found'],
});

export const addBrandAlias = operation('post', '/admin/brands/{slug}/aliases', {
  summary: 'Přidat jiný zápis značky, podle kterého ji pozná hledání i vyplnění z textu.',
  audience: 'admin',
  params: z.object({ slug }),
  body: z.object({ alias: words }),
  data: managedBrand,
  errors: ['not-found'],
});

export const removeBrandAlias = operation('post', '/admin/brands/{slug}/aliases/removals', {
  summary: 'Odebrat zápis přidaný ve správě.',
  audience: 'admin',
  params: z.object({ slug }),
  body: z.object({ alias: words }),
  data: managedBrand,
  errors: ['not-found'],
});

export const addBrandLine = operation('post', '/admin/brands/{slug}/lines', {
  summary: 'Přidat modelovou řadu značky, jak se jmenuje v dané kategorii.',
  audience: 'admin',
  params: z.object({ slug }),
  body: z.object({ line: words, category: slug }),
  data: managedBrand,
  errors: ['not-found'],
});

export const removeBrandLine = operation('post', '/admin/brands/{slug}/lines/removals', {
  summary: 'Odebrat řadu přidanou ve správě.',
  audience: 'admin',
  params: z.object({ slug }),
  body: z.object({ line: words }),
  data: managedBrand,
  errors: ['not-found'],
});

export const previewBrandMerge = operation('get', '/admin/brands/{slug}/merge', {
  summary: 'Co přesně se sloučením značky do jiné přesune.',
  audience: 'admin',
  params: z.object({ slug }),
  query: z.object({ into: slug }),
  data: brandMerge,
  errors: ['not-found'],
});

export const mergeBrand = operation('post', '/admin/brands/{slug}/merge', {
  summary: 'Sloučit značku do jiné. Nejde to vzít zpátky.',
  audience: 'admin',
  params: z.object({ slug }),
  body: z.object({ into: slug, reason }),
  data: managedBrand,
  errors: ['not-found'],
});

export const listBrandProposals = operation('get', '/admin/brand-proposals', {
  summary: 'Slova, která inzerenti píšou jako značku nebo model a katalog je nezná; nejčastější první.',
  audience: 'admin',
  data: brandProposals,
});

export const dismissBrandWord = operation('post', '/admin/brand-proposals/dismissals', {
  summary: 'Slovo už nenabízet, nebo ho zase nabízet.',
  audience: 'admin',
  body: z.object({ word: z.string().regex(/^(brand|line):[a-z0-9/-]{1,125}$/), dismissed: z.boolean() }),
  data: brandProposals,
});
