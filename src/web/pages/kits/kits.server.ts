import { redirect, type RouterContextProvider } from 'react-router';
import { advertiserUrl, contactUrl, kitsUrl, listingUrl } from '../../../contract/urls.ts';
import {
  answerId,
  kitAddress,
  kitFields,
  type KitFields,
  togetherParameter,
} from '../../../features/kits/address.ts';
import type { ShownKit } from '../../../features/kits/components/kit-view.tsx';
import { buildKit, type Kit, kitQuery, type KitQuery } from '../../../features/kits/contract.ts';
import { formatCondition } from '../../../features/listings/components/format-condition.ts';
import { shownCards } from '../../../features/listings/components/shown-card.ts';
import { readSearch } from '../../../features/search/form.ts';
import { searchAddress } from '../../../features/search/address.ts';
import { callApi } from '../../api-client.ts';
import { demandOfSearch } from '../add-listing/demand-of-search.ts';
import { nameOfPlace, type PlaceMeant, placeNamed } from '../search/place-of-search.server.ts';

type Context = Readonly<RouterContextProvider>;
type Sentences = Record<string, string[]>;
type Asked = KitFields & { placeName: string; meant: PlaceMeant[]; errors: Sentences };

/** What an address asks, what is wrong with it, and otherwise the kits; an address that can be shorter leads on. */
export async function loadKits(context: Context, url: URL) {
  const asked = await askedKit(context, url.searchParams);
  const sent = url.searchParams.has('placeName');
  const checked = kitQuery.safeParse({ who: asked.who, ...asked.fields, ...asked.chosen });
  const errors: Sentences = { ...asked.errors };
  for (const { path, message } of checked.error?.issues ?? []) {
    const name = path.join('.');
    // What nobody has been asked for yet is not missing.
    const isSaid = Object.entries(asked.fields).some(([field]) => field === name);
    if (sent || isSaid) errors[name === 'place' ? 'placeName' : name] ??= [message];
  }
  if (Object.keys(errors).length > 0 || !checked.success)
    return { ...asked, errors, found: undefined, status: Object.keys(errors).length > 0 ? 422 : 200 };
  const address = kitAddress(asked);
  if (sent) throw redirect(`${address}#${answerId}`);
  return { ...asked, ...(await foundKits(context, checked.data, asked)) };
}

/** The form of an address, with the municipality that was typed into it. */
async function askedKit(context: Context, query: URLSearchParams): Promise<Asked> {
  const read = kitFields(query);
  const { place: code, ...rest } = read.fields;
  const plain = { ...read, meant: [], errors: {} };
  const known = code === undefined ? undefined : await nameOfPlace(context, code);
  const typed = query.get('placeName')?.trim();
  if (typed === undefined || (known !== undefined && typed === known))
    return { ...plain, placeName: known ?? '' };
  // Chosen of suggestions, the field bears the bare name of the municipality.
  if (known !== undefined && typed !== '' && known.startsWith(typed)) return { ...plain, placeName: known };
  if (typed === '') return { ...plain, fields: rest, placeName: '' };
  const meaning = await placeNamed(context, typed);
  if ('code' in meaning) return { ...plain, fields: { ...rest, place: meaning.code }, placeName: typed };
  const sentence =
    meaning.meant.length === 0
      ? 'Takovou obec neznáme. Zkus ji napsat celou, s okresem za čárkou.'
      : 'Takových obcí je víc. Vyber tu svoji.';
  return {
    ...plain,
    fields: rest,
    placeName: typed,
    errors: { placeName: [sentence] },
    meant: meaning.meant.map(({ code: place, label }) => ({
      label,
      to: kitAddress({ ...read, fields: { ...rest, place } }),
    })),
  };
}

/** The answer with what only its page shows. */
export type FoundKits = NonNullable<Awaited<ReturnType<typeof foundKits>>['found']>;

async function foundKits(context: Context, query: KitQuery, { fields }: Asked) {
  const answer = await callApi(context, buildKit, { query });
  if (!answer.ok) {
    const { place, ...others } = answer.error.fields;
    const errors: Sentences = { ...others, ...(place ? { placeName: place } : {}) };
    return { errors, found: undefined, status: answer.status };
  }
  const { kits, pieces, newFrom, sources } = answer.data;
  const around = fields.place === undefined ? {} : { place: [fields.place] };
  return {
    errors: {},
    status: 200,
    found: {
      kits: kits.map(shownKit),
      newFrom,
      sources,
      pieces: pieces.map(({ search: text, ...piece }) => {
        const search = readSearch(undefined, new URLSearchParams(text));
        return {
          ...piece,
          search,
          searchTo: searchAddress(search),
          demandTo: demandOfSearch({ ...search, ...around }),
        };
      }),
    },
  };
}

function shownBetter({ listing, more }: NonNullable<Kit['sellers'][number]['listings'][number]['better']>) {
  return { to: listingUrl(listing), title: listing.title, condition: formatCondition(listing), more };
}

function shownKit({ sellers, ...kit }: Kit): ShownKit {
  return {
    ...kit,
    sellers: sellers.map(({ listings, ...seller }) => {
      const cards = shownCards(listings.map(({ listing }) => listing));
      const [first, ...others] = cards;
      const together = new URLSearchParams(others.map(({ id }) => [togetherParameter, String(id)]));
      return {
        ...seller,
        to: advertiserUrl(seller.slug),
        writeTo: first ? `${contactUrl(first)}${others.length > 0 ? `?${together}` : ''}` : kitsUrl,
        listings: listings.flatMap(({ fills, better }, place) => {
          const listing = cards[place];
          return listing ? [{ fills, listing, better: better && shownBetter(better) }] : [];
        }),
      };
    }),
  };
}
