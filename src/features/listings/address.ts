/** A brand's page and a product line's page, which tell of other listings like one. */
export const brandPath = (slug: string): string => `/znacky/${slug}`;
export const productPath = (slug: string): string => `/produkty/${slug}`;

/** The address of a listing, `/inzerat/{slug}-{id}`. */
export function listingPath({ slug, id }: { slug: string; id: number }): `/inzerat/${string}` {
  return `/inzerat/${slug}-${id}`;
}

/** The public page of an advertiser. */
export const advertiserPath = (slug: string): `/inzerent/${string}` => `/inzerent/${slug}`;
