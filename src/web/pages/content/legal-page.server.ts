import type { RouterContextProvider } from 'react-router';
import { getOptions, type Options } from '../../../features/options/contract.ts';
import { loadFromApi } from '../../api-client.ts';
import { servicesContext } from '../../services.ts';
import { renderMarkdown } from './markdown.server.ts';

const files = import.meta.glob<string>('../../../../content/pages/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A legal page with the operator and the limits of this installation filled in. */
export async function loadLegalPage(context: Readonly<RouterContextProvider>, name: string) {
  const source = files[`../../../../content/pages/${name}.md`];
  if (source === undefined) throw new Error(`content/pages/${name}.md is missing`);
  const options = await loadFromApi(context, getOptions);
  const { front, body } = split(source);
  const words = wordsOf(options, context.get(servicesContext).appUrl);
  const filled = body.replaceAll(/\{(\w+)\}/g, (whole, word: string) => words[word] ?? whole);
  const { html, headings } = renderMarkdown(filled);
  return {
    title: front.title ?? name,
    description: front.description ?? '',
    version: front.version ?? '',
    effective: front.effective ?? '',
    path: `/${name}`,
    html,
    headings,
  };
}

/** What the words in braces stand for. */
export function wordsOf(
  { operator, contact, limits, membershipLevels }: Options,
  appUrl: string,
): Record<string, string> {
  return {
    provozovatel: operator.name,
    ico: operator.id ? `, IČO ${operator.id}` : '',
    sidlo: operator.address ? `, se sídlem ${operator.address}` : '',
    email: contact.email,
    host: new URL(appUrl).host,
    limit_zaklad: String(membershipLevels[0]?.cards ?? ''),
    fotek: String(limits.photosPerListing),
    dni_inzeratu: String(limits.listingDays),
    dni_konceptu: String(limits.draftDays),
  };
}

/** Front matter is one `name: value` a line. */
function split(source: string): { front: Record<string, string>; body: string } {
  const [, head = '', body = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const pairs = head.split('\n').map((line): [string, string] => {
    const [, name = '', value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    return [name, value];
  });
  return { front: Object.fromEntries(pairs), body };
}
