import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { reason } from '../audit/contract.ts';
import { collections, heading, partnerKinds, slugPattern } from './collections.ts';

const params = z.object({
  collection: z.enum(collections),
  slug: z
    .string()
    .max(80)
    .regex(slugPattern, { error: 'Adresa má jen malá písmena bez háčků, číslice a pomlčky.' }),
});
const source = z.string().min(1).max(100_000);
/** The revision that was edited, to detect concurrent changes. */
const revision = z.int().min(0).optional();

/** The address of a text's page; for downloads that of their list. */
export const textEntry = z
  .object({
    collection: z.enum(collections),
    slug: z.string(),
    title: z.string(),
    address: z.string(),
    savedAt: z.iso.datetime(),
    removed: z.boolean().meta({ description: 'Stažený z webu; uložením se na něj vrátí' }),
  })
  .meta({ id: 'TextEntry' });
export type TextEntry = z.output<typeof textEntry>;

export const text = z
  .object({
    ...textEntry.shape,
    source: z.string().meta({ description: 'Markdown s hlavičkou (front matter)' }),
    revision: z.int().meta({ description: 'Číslo uloženého znění' }),
  })
  .meta({ id: 'Text' });
export type Text = z.output<typeof text>;

export const listTexts = operation('get', '/texts', {
  audience: 'admin',
  summary: 'Texty webu po skupinách.',
  data: z.array(textEntry),
});

export const getText = operation('get', '/texts/{collection}/{slug}', {
  audience: 'admin',
  summary: 'Text, jak byl napsán.',
  params,
  data: text,
  errors: ['not-found'],
});

/** Required data of a new article. */
const newArticle = z.object({
  title: z.string().trim().min(3).max(120),
  slug: params.shape.slug,
  picture: z.string().min(1).max(200),
});
export type NewArticle = z.output<typeof newArticle>;

export const beginArticle = operation('post', '/texts/blog/templates', {
  audience: 'admin',
  summary: 'Předloha nového článku: záhlaví, které článek potřebuje, s vysvětlením. Nic se neuloží.',
  body: newArticle,
  data: z.object({ source }),
});

/** Required data of a new partner. */
const newPartner = z.object({
  name: z.string().trim().min(2).max(120),
  slug: params.shape.slug,
  kind: z.enum(partnerKinds),
  town: z.string().trim().min(2).max(80),
});
export type NewPartner = z.output<typeof newPartner>;

export const beginPartner = operation('post', '/texts/partners/templates', {
  audience: 'admin',
  summary: 'Předloha nového partnera: záhlaví, které partner potřebuje, s vysvětlením. Nic se neuloží.',
  body: newPartner,
  data: z.object({ source }),
});

export const previewText = operation('post', '/texts/{collection}/{slug}/previews', {
  audience: 'admin',
  summary: 'Jak by text vypadal; nic se neuloží.',
  params,
  body: z.object({ source }),
  data: z.object({ title: z.string(), html: z.string(), headings: z.array(heading) }),
});

export const saveText = operation('put', '/texts/{collection}/{slug}', {
  audience: 'admin',
  summary:
    'Uložit text, nebo napsat nový. Je vidět hned. `revision` chrání před přepsáním změn někoho jiného: číslo znění, ze kterého se vyšlo, u nového textu 0.',
  params,
  body: z.object({ source, reason, revision }),
  data: text,
  errors: ['text-changed-elsewhere'],
});

export const removeText = operation('post', '/texts/{collection}/{slug}/removal', {
  audience: 'admin',
  summary:
    'Stáhnout text z webu; uložením se vrátí. Stránky, na které web odkazuje, stáhnout nejde. `revision` chrání před stažením toho, co mezitím změnil někdo jiný.',
  params,
  body: z.object({ reason, revision }),
  data: z.array(textEntry),
  errors: ['not-found', 'text-changed-elsewhere', 'text-needed'],
});
