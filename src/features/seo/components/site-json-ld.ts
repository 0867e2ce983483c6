import { searchAddress } from '../../search/address.ts';
import type { Facts } from './json-ld.ts';

const name = 'Florbalový bazar';

/** Who runs the site, and how it is searched. */
export function siteJsonLd(origin: string, elsewhere: readonly string[]): Facts {
  const organization = `${origin}/#organization`;
  return {
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name,
        url: `${origin}/`,
        logo: `${origin}/brand/icon-512.png`,
        ...(elsewhere.length > 0 ? { sameAs: elsewhere } : {}),
      },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name,
        url: `${origin}/`,
        inLanguage: 'cs-CZ',
        publisher: { '@id': organization },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${origin}${searchAddress({})}?q={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}
