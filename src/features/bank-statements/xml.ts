import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';

export type XmlElement = {
  /** Without its namespace. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  text: string;
};

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  htmlEntities: false,
});

const textNode = z.object({ '#text': z.string() });
const attributes = z.record(z.string(), z.string());
const nodes = z.array(z.record(z.string(), z.unknown()));

/** Elements, attributes and text; nothing of document types, so no entity can grow. Nothing when it is not well formed. */
export function readXml(source: string): XmlElement | undefined {
  if (/<!DOCTYPE/i.test(source) || XMLValidator.validate(source) !== true) return undefined;
  return element('', parser.parse(source)).children[0];
}

/** All elements that a path of names leads to. */
export function xmlAll(from: XmlElement | undefined, path: string): XmlElement[] {
  const [first, ...rest] = path.split('/');
  const found = from?.children.filter(({ name }) => name === first) ?? [];
  return rest.length === 0 ? found : found.flatMap((each) => xmlAll(each, rest.join('/')));
}

/** The text of the first of them. */
export function xmlText(from: XmlElement | undefined, path: string): string | undefined {
  return xmlAll(from, path)[0]?.text.trim();
}

/** The parser's list of nodes, each a record with the element's name as its key and its attributes under `:@`. */
function element(name: string, content: unknown, given: unknown = {}): XmlElement {
  const made: XmlElement = {
    name,
    attributes: new Map(Object.entries(attributes.parse(given))),
    children: [],
    text: '',
  };
  for (const { ':@': own, ...node } of nodes.parse(content)) {
    const text = textNode.safeParse(node);
    if (text.success) made.text += text.data['#text'];
    else for (const [child, inside] of Object.entries(node)) made.children.push(element(child, inside, own));
  }
  return made;
}
