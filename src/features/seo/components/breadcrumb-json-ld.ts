import type { Facts } from './json-ld.ts';

type Step = { label: string; to?: string | undefined };

/** The way to a page from home; its last step is the page itself, of which no address need be told. */
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
