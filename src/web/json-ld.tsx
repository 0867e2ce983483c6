import type { Facts } from '../features/seo/components/json-ld.ts';

/**
 * Structured data of a page (schema.org) as inert JSON-LD. Without facts the server-rendered content stays, so
 * the browser does not need them for hydration.
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

/** Escapes `<`, so that no text can close the script element. */
function factsText(facts: Facts): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...facts });
  return text.replaceAll('<', String.raw`\u003c`);
}
