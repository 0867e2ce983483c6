/**
 * Parses HTML as React serializes it: attributes in double quotes, special characters escaped as entities.
 */

export type Attributes = Readonly<Record<string, string>>;

/** Attributes of every element with this tag name, in document order. */
export function elements(html: string, name: string): Attributes[] {
  const found = html.matchAll(new RegExp(`<${name}((?:\\s+[^\\s=>/]+(?:="[^"]*")?)*)\\s*/?>`, 'g'));
  return [...found].map(([, text = '']) => attributesOf(text));
}

function attributesOf(text: string): Attributes {
  const pairs = text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g);
  return Object.fromEntries([...pairs].map(([, name = '', value = '']) => [name, plain(value)]));
}

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" };
const plain = (text: string) =>
  text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** The HTML between the first opening and the last closing tag of this name. */
export function innerHtmlOf(html: string, name: string): string {
  const start = html.indexOf('>', html.search(new RegExp(`<${name}[\\s>]`))) + 1;
  return html.slice(start, html.lastIndexOf(`</${name}>`));
}

/** The visible text, without scripts and styles. */
export function visibleText(html: string): string {
  const read = html.replaceAll(/<(script|style|svg)[\s>].*?<\/\1>/gs, ' ').replaceAll(/<[^>]*>/g, ' ');
  return plain(read).replaceAll(/\s+/g, ' ').trim();
}

/** All ids, the possible targets of fragments. */
export const idsOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => plain(id)));
