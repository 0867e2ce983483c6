import { getConversation } from '../features/conversations/contract.ts';
import { getEndedListing, getListing } from '../features/listings/contract.ts';
import { getAdvertiser } from '../features/profiles/contract.ts';
import { callApi } from './api-client.ts';
import type { RouteArgs } from './router/route-types.ts';

type Titled = { what: string; became?: string | undefined };

/** Title and status of the content at a URL of the site; empty when it cannot be named. */
export async function titleAt(context: RouteArgs['context'], address: string): Promise<Titled> {
  const [, id] = /^\/inzerat\/(?:[^/#]*-)?(\d{1,9})$/.exec(address) ?? [];
  return id === undefined ? { what: await livingTitleAt(context, address) } : listingAt(context, id);
}

const ended: Readonly<Record<string, string>> = {
  sold: 'Inzerát už je prodaný, ve výpisech není.',
  withdrawn: 'Inzerent už inzerát stáhl, ve výpisech není.',
  expired: 'Platnost inzerátu už skončila, ve výpisech není.',
  resting: 'Inzerát teď ve výpisech není.',
};
const stillReported = 'Nahlásit ho jde dál: projdeme ho i teď.';

/** Ended listings are named too; removed ones by number only. */
async function listingAt(context: RouteArgs['context'], id: string): Promise<Titled> {
  const params = { id };
  const found = await callApi(context, getListing, { params });
  if (found.ok) return { what: found.data.title };
  if (found.error.code === 'listing-blocked')
    return {
      what: `inzerát č. ${id}`,
      became:
        'Tenhle inzerát už jsme smazali, protože porušoval podmínky. Když víš ještě něco, co bychom měli vědět, napiš nám to.',
    };
  if (found.error.code !== 'listing-inactive') return { what: '' };
  const over = await callApi(context, getEndedListing, { params });
  if (!over.ok) return { what: `inzerát č. ${id}`, became: `Inzerát teď ve výpisech není. ${stillReported}` };
  const { title, state } = over.data;
  return { what: title, became: `${ended[state] ?? ended['resting']} ${stillReported}` };
}

async function livingTitleAt(context: RouteArgs['context'], address: string): Promise<string> {
  const [path = '', part = ''] = address.split('#');
  const [, place, last = ''] = /^\/(inzerent|ucet\/zpravy)\/([^/]+)$/.exec(path) ?? [];
  if (place === 'inzerent') {
    const found = await callApi(context, getAdvertiser, { params: { slug: last } });
    const named = part.startsWith('hodnoceni-')
      ? 'hodnocení na stránce'
      : part.startsWith('odpoved-')
        ? 'odpověď na stránce'
        : '';
    return found.ok ? [named, found.data.name].filter(Boolean).join(' ') : '';
  }
  if (place === undefined) return '';
  const found = await callApi(context, getConversation, { params: { id: last } });
  if (!found.ok) return '';
  const { other, listing, messages } = found.data;
  const message = messages.find(({ id }) => part === `zprava-${id}`);
  return message ? `zpráva od: ${other.name}` : `konverzace: ${other.name}, ${listing.title}`;
}
