import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Partner, PartnerCard } from './contract.ts';
import { type Document, libraryOf } from './library.ts';
import { renderDocument } from './rendered.ts';
import { placeholdersOf } from './placeholders.ts';

export async function partners(platform: Platform): Promise<{ partners: PartnerCard[] }> {
  const all = (await libraryOf(platform)).all('partners').map(cardOf);
  return { partners: all.toSorted((one, other) => one.name.localeCompare(other.name, 'cs')) };
}

export async function partner(platform: Platform, slug: string): Promise<Partner | Refusal<'not-found'>> {
  const [library, words] = await Promise.all([libraryOf(platform), placeholdersOf(platform)]);
  const document = library.get('partners', slug);
  if (!document) return refuse('not-found');
  return { ...cardOf(document), advertiser: document.front.advertiser, ...renderDocument(document, words) };
}

function cardOf({ slug, front }: Document<'partners'>): PartnerCard {
  const { name, kind, town, description, logo, web, since, paid } = front;
  return { slug, name, kind, town, description, logo, web, since, paid: paid === 'ano' };
}
