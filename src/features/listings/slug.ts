import { fold } from '../../contract/fold.ts';

const slugMaxLength = 60;

/** The readable part of a listing's address: folded, at most 60 characters, never empty, no hyphen at its ends. */
export function slugOf(title: string): string {
  const words = fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return words.slice(0, slugMaxLength).replace(/-$/, '') || 'inzerat';
}
