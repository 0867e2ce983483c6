import { findBrand, otherBrand } from '../catalogue/index.ts';

/** A brand by its slug, name or a common misspelling; one the catalogue lacks stays as it was written. */
export function importedBrand(written: string | null | undefined): { brand?: string; brandText?: string } {
  const name = written?.trim();
  if (!name) return {};
  const brand = findBrand(name);
  return brand ? { brand } : { brand: otherBrand, brandText: name };
}
