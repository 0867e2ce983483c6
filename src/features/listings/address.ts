/** The address of a listing, `/inzerat/{slug}-{id}`. */
export function listingPath({ slug, id }: { slug: string; id: number }): `/inzerat/${string}` {
  return `/inzerat/${slug}-${id}`;
}
