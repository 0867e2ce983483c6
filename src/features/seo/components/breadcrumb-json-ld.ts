import type { Facts } from './json-ld.ts';

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
