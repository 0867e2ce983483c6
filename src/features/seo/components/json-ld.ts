import { listingUrl } from '../../../contract/urls.ts';

/** An item of schema.org, in JSON-LD. */
export type Facts = Readonly<Record<string, unknown>>;

/** A whole address; what is one already, as a picture elsewhere, stays. */
export const absolute = (origin: string, path: string): string =>
  path.startsWith('http') ? path : origin + path;

type Step = { label: string; to?: string | undefined };

/** The breadcrumbs of a page; the last item is the page itself and needs no address. */
export function breadcrumbJsonLd(steps: readonly Step[], origin: string): Facts {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to && index < steps.length - 1 ? { item: origin + to } : {}),
    })),
  };
}

type Answered = { question: string; html: string };

/** Questions with their answers; a link of an answer is whole, as whoever shows it stands on another site. */
export function faqJsonLd(questions: readonly Answered[], origin: string): Facts {
  return {
    '@type': 'FAQPage',
    inLanguage: 'cs',
    mainEntity: questions.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html.replaceAll('href="/', `href="${origin}/`) },
    })),
  };
}

type Listed = { slug: string; id: number; title: string };

/** Listings in the order in which a page lists them, from its first on. */
export function itemListJsonLd(listings: readonly Listed[], origin: string): Facts {
  return {
    '@type': 'ItemList',
    numberOfItems: listings.length,
    itemListElement: listings.map((listing, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: origin + listingUrl(listing),
      name: listing.title,
    })),
  };
}
