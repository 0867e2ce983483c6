import type { Facts } from '../features/seo/components/json-ld.ts';

/**
 * Facts of a page for search engines, in the words of schema.org; data, which the browser does not run. Without facts
 * what the server wrote stays, so that the browser's code need not be able to tell them again.
 */
export function JsonLd({ facts }: { facts: Facts | undefined }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: facts ? factsText(facts) : '' }}
    />
  );
}

/** Nothing in anybody's words can end the element they stand in. */
function factsText(facts: Facts): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...facts });
  return text.replaceAll('<', String.raw`\u003c`);
}
