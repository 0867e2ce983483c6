export type XmlElement = {
  /** Without its namespace. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  text: string;
};

const pieces =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([\w.:-]+)([^<>]*?)(\/?)>|([^<]+)/g;
const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Reads elements, attributes and text; nothing of document types, so no entity can grow. Nothing when it is not well formed. */
export function readXml(source: string): XmlElement | undefined {
  const top: XmlElement = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [top];
  let read = 0;
  for (const piece of source.matchAll(pieces)) {
    if (piece.index !== read) return undefined;
    read += piece[0].length;
    const [, cdata, closes, name, attributes = '', alone, text] = piece;
    const inside = open.at(-1);
    if (!inside) return undefined;
    if (cdata !== undefined) inside.text += cdata;
    if (text !== undefined) inside.text += plain(text);
    if (name === undefined) continue;
    if (closes) {
      if (local(name) !== open.pop()?.name || open.length === 0) return undefined;
      continue;
    }
    const element = { name: local(name), attributes: attributesOf(attributes), children: [], text: '' };
    inside.children.push(element);
    if (!alone) open.push(element);
  }
  return read === source.length && open.length === 1 ? top.children[0] : undefined;
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

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

function attributesOf(written: string): Map<string, string> {
  const pairs = written.matchAll(/([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map(
    [...pairs].map(([, name = '', double, single]) => [local(name), plain(double ?? single ?? '')]),
  );
}

function plain(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}
