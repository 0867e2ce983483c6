import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { listingCard } from '../listings/contract.ts';

/** Max favourites of an account. */
export const maxFavourites = 200;
/** Max favourites in a visitor's cookie, limited by what browsers and proxies accept. */
export const maxStored = 100;
/** Max listings in one request. */
export const maxPicked = 100;

const listingId = z.coerce.number().int().min(1).max(2_147_483_647);

const favouriteIds = z.object({ ids: z.array(z.int()) }).meta({ id: 'FavouriteIds' });

export const pickListings = operation('get', '/listings', {
  summary: 'Inzeráty podle čísel v zadaném pořadí, i ty, které už skončily; smazané a neznámé se vynechají.',
  audience: 'anyone',
  query: z.object({
    id: z.preprocess(
      (value) => (value === undefined || Array.isArray(value) ? (value ?? []) : [value]),
      z.array(listingId).max(maxPicked),
    ),
  }),
  data: z.array(listingCard),
});

export const listFavourites = operation('get', '/account/favourites', {
  summary: 'Vlastní oblíbené od naposled přidaného a jestli o nich mají chodit e-maily.',
  audience: 'advertiser',
  duringAccountView: 'as-account',
  data: z.object({ listings: z.array(listingCard), notes: z.boolean() }).meta({ id: 'Favourites' }),
});

export const listFavouriteIds = operation('get', '/account/favourites/ids', {
  summary: 'Čísla vlastních oblíbených od naposled přidaného.',
  audience: 'advertiser',
  duringAccountView: 'as-account',
  data: favouriteIds,
});

export const addFavourites = operation('post', '/account/favourites', {
  summary: 'Přidat inzeráty k oblíbeným; co už tam je, zůstane, neznámé se vynechá.',
  audience: 'advertiser',
  body: z.object({ ids: z.array(listingId).min(1).max(maxStored) }),
  data: favouriteIds,
  errors: ['favourites-full'],
});

export const removeFavourite = operation('delete', '/account/favourites/{id}', {
  summary: 'Odebrat inzerát z oblíbených.',
  audience: 'advertiser',
  params: z.object({ id: listingId }),
  data: favouriteIds,
});

const notes = z.object({ wanted: z.boolean() });

export const setFavouriteNotes = operation('put', '/account/favourites/notes', {
  summary: 'Zvolit, jestli má přijít e-mail, když oblíbený inzerát zlevní nebo je zase volný.',
  audience: 'advertiser',
  body: notes,
  data: notes,
});

export const endFavouriteNotes = operation('post', '/favourite-notes/{key}/end', {
  summary: 'Vypnout e-maily o oblíbených klíčem z e-mailu.',
  audience: 'anyone',
  params: z.object({ key: z.string().min(20).max(100) }),
  data: z.object({ wanted: z.literal(false) }),
  errors: ['link-not-valid'],
});
