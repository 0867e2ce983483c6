import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { reason } from '../audit/contract.ts';
import { mergeCounts, rereading } from '../catalogue-changes/contract.ts';

const slug = z.string().trim().min(1).max(60);
const named = z.object({ slug: z.string(), name: z.string() });
const option = z.object({ id: z.string(), label: z.string() });

const words = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/[\p{L}\d]/u, 'Napiš aspoň jedno písmeno nebo číslici.')
    .transform((typed) => typed.replaceAll(/\s+/g, ' '));

const forms = z.object({ nomSg: words(60), accSg: words(60), genPl: words(60) });

export const categorySummary = named
  .extend({
    parent: z.string().optional(),
    listable: z.boolean(),
    hidden: z.boolean().meta({ description: 'Do nových inzerátů se nenabízí' }),
    active: z.int().meta({ description: 'Aktivní inzeráty, nabídky i poptávky' }),
  })
  .meta({ id: 'CategorySummary' });
export type CategorySummary = z.output<typeof categorySummary>;

export const managedCategory = categorySummary
  .extend({
    forms,
    formerly: z.array(named).meta({ description: 'Kategorie, které se do této sloučily' }),
    targets: z.array(named).meta({ description: 'Kategorie, do kterých se dá sloučit' }),
    whyNot: z.string().optional().meta({ description: 'Proč ji nejde sloučit do žádné' }),
  })
  .meta({ id: 'ManagedCategory' });
export type ManagedCategory = z.output<typeof managedCategory>;

export const optionListSummary = z
  .object({ list: z.string(), name: z.string(), options: z.int(), hidden: z.int() })
  .meta({ id: 'OptionListSummary' });
export type OptionListSummary = z.output<typeof optionListSummary>;

const managedOption = option.extend({
  hidden: z.boolean(),
  added: z.boolean().meta({ description: 'Přidaná ve správě, v katalogu programu není' }),
  active: z.int().meta({ description: 'Aktivní inzeráty, nabídky i poptávky' }),
  formerly: z.array(option).meta({ description: 'Možnosti, které se do této sloučily' }),
});

export const optionList = z
  .object({
    list: z.string(),
    name: z.string(),
    options: z.array(managedOption),
    mayHide: z.boolean(),
    mayChange: z.boolean().meta({ description: 'Zda jde možnosti přidávat a slučovat' }),
    why: z.string().optional().meta({ description: 'Proč nejde všechno' }),
  })
  .meta({ id: 'OptionList' });
export type OptionList = z.output<typeof optionList>;

export const categoryMerge = z
  .object({ from: named, into: named, ...mergeCounts })
  .meta({ id: 'CategoryMerge' });

export const optionMerge = z
  .object({ from: option, into: option, ...mergeCounts })
  .meta({ id: 'OptionMerge' });

export const listManagedCategories = operation('get', '/admin/categories', {
  summary: 'Kategorie a seznamy možností, s počty aktivních inzerátů a jak daleko je přečtení po změně.',
  audience: 'admin',
  data: z.object({
    categories: z.array(categorySummary),
    lists: z.array(optionListSummary),
    rereading: rereading.optional(),
  }),
});

export const getManagedCategory = operation('get', '/admin/categories/{slug}', {
  summary: 'Jedna kategorie: názvy, co se do ní sloučilo a do čeho se dá sloučit.',
  audience: 'admin',
  params: z.object({ slug }),
  data: managedCategory,
  errors: ['not-found'],
});

export const editCategory = operation('put', '/admin/categories/{slug}', {
  summary: 'Přejmenovat kategorii, skrýt ji z nových inzerátů nebo ji zase ukázat.',
  audience: 'admin',
  params: z.object({ slug }),
  body: z.object({ name: words(40), forms, hidden: z.boolean(), reason }),
  data: managedCategory,
  errors: ['not-found'],
});

export const previewCategoryMerge = operation('get', '/admin/categories/{slug}/merge', {
  summary: 'Co přesně se sloučením kategorie do jiné přesune.',
  audience: 'admin',
  params: z.object({ slug }),
  query: z.object({ into: slug }),
  data: categoryMerge,
  errors: ['not-found'],
});

export const mergeCategory = operation('post', '/admin/categories/{slug}/merge', {
  summary: 'Sloučit kategorii bez podkategorií do jiné. Nejde to vzít zpátky.',
  audience: 'admin',
  params: z.object({ slug }),
  body: z.object({ into: slug, reason }),
  data: managedCategory,
  errors: ['not-found'],
});

const list = slug.meta({ description: 'Například `gripType`, nebo `condition`' });

export const getOptionList = operation('get', '/admin/option-lists/{list}', {
  summary: 'Jeden seznam možností: popisky, počty aktivních inzerátů a co se s ním dá dělat.',
  audience: 'admin',
  params: z.object({ list }),
  data: optionList,
  errors: ['not-found'],
});

export const addOption = operation('post', '/admin/option-lists/{list}/options', {
  summary: 'Přidat do seznamu možnost.',
  audience: 'admin',
  params: z.object({ list }),
  body: z.object({ label: words(60), reason }),
  data: optionList,
  errors: ['not-found'],
});

export const editOption = operation('put', '/admin/option-lists/{list}/options/{id}', {
  summary: 'Změnit popisek možnosti, skrýt ji z nových inzerátů nebo ji zase ukázat.',
  audience: 'admin',
  params: z.object({ list, id: slug }),
  body: z.object({ label: words(60), hidden: z.boolean(), reason }),
  data: optionList,
  errors: ['not-found'],
});

export const previewOptionMerge = operation('get', '/admin/option-lists/{list}/options/{id}/merge', {
  summary: 'Kolik inzerátů se sloučením možnosti do jiné změní.',
  audience: 'admin',
  params: z.object({ list, id: slug }),
  query: z.object({ into: slug }),
  data: optionMerge,
  errors: ['not-found'],
});

export const mergeOption = operation('post', '/admin/option-lists/{list}/options/{id}/merge', {
  summary: 'Sloučit možnost do jiné téhož seznamu. Nejde to vzít zpátky.',
  audience: 'admin',
  params: z.object({ list, id: slug }),
  body: z.object({ into: slug, reason }),
  data: optionList,
  errors: ['not-found'],
});
