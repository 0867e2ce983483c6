import { editDistance } from '../../../contract/edit-distance.ts';

/** Domains of the mailboxes that Czechs use, the commonest first. */
const common = [
  'gmail.com',
  'seznam.cz',
  'email.cz',
  'centrum.cz',
  'post.cz',
  'volny.cz',
  'atlas.cz',
  'outlook.com',
  'hotmail.com',
  'icloud.com',
  'yahoo.com',
];
/** Real domains that look like a mistyped common one. */
const known = new Set([...common, 'outlook.cz', 'hotmail.cz', 'yahoo.cz', 'centrum.sk', 'atlas.sk']);

/** In a short domain two mistakes could make any other. */
const shortestOfTwoMistakes = 9;

/**
 * The address probably meant by one whose domain is mistyped or lacks its end: `eva@gmial.com`, `eva@seznam`.
 * Undefined for a common domain and for one unlike any.
 */
export function suggestEmail(typed: string): string | undefined {
  const email = typed.trim().toLowerCase();
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  if (at < 2 || known.has(domain)) return undefined;
  const [nearest] = common
    .flatMap((each) => {
      const allowed = each.length < shortestOfTwoMistakes ? 1 : 2;
      // The first character is seldom mistyped, and `ymail.com` and `mail.com` are real.
      const unlike = each[0] === domain[0] ? editDistance(domain, each, allowed) : allowed + 1;
      const mistakes = each.startsWith(`${domain}.`) ? 0 : unlike;
      return mistakes <= allowed ? [{ each, mistakes }] : [];
    })
    .toSorted((one, other) => one.mistakes - other.mistakes);
  return nearest && email.slice(0, at) + nearest.each;
}
