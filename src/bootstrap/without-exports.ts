import type { Plugin } from 'vite';

type Node = { type: string; start: number; end: number; [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Route exports that only the server uses. */
const serverExports = new Set(['loader', 'action', 'headers', 'middleware']);

/**
 * Removes server code from a route's browser copy: its `loader`, `action`, `headers` and `middleware`, code that only
 * those use, and its imports. A server module that is still imported fails the build.
 */
export function withoutServerExports(isRoute: (id: string) => boolean): Plugin {
  return {
    name: 'without-server-exports',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id, importer) {
      if (
        /\.server(\.tsx?)?$/.test(id) &&
        importer &&
        !/\.server\.tsx?$/.test(importer) &&
        !isRoute(importer)
      )
        this.error(`${id} is for the server alone, but ${importer} takes it to the browser`);
    },
    transform(code, id) {
      if (!isRoute(id.split('?', 1)[0] ?? '')) return undefined;
      return { code: stripped(code, (text) => this.parse(text)), map: null };
    },
  };
}

/** Removes file names from the browser's route table; only the server needs them, to find scripts and styles. */
export function withoutRouteFiles(table: string): Plugin {
  return {
    name: 'without-route-files',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      return id === table ? { code: withoutFiles(code), map: null } : undefined;
    },
  };
}

export const withoutFiles = (routes: string): string =>
  routes.replaceAll(/(\b(?:page|resource)\(\s*(?:\w+|(["'])[^"']*\2),\s*)(["'])[^"']*\3/g, "$1''");

export function stripped(code: string, parse: (code: string) => { body: unknown[] }): string {
  let text = code;
  for (let removed = true, first = true; removed; first = false) {
    const nodes = parse(text).body.filter(isNode);
    const cuts = first ? nodes.flatMap(exportCuts) : unusedCuts(nodes);
    removed = first || cuts.length > 0;
    if (first && cuts.length === 0) return code;
    for (const [start, end, instead] of cuts.toReversed())
      text = text.slice(0, start) + instead + text.slice(end);
  }
  return text;
}

type Cut = [start: number, end: number, instead: string];

function exportCuts(node: Node): Cut[] {
  if (node.type !== 'ExportNamedDeclaration') return [];
  const { declaration, specifiers } = node;
  if (isNode(declaration)) {
    const names = declaredNames(declaration);
    return names.length > 0 && names.every((name) => serverExports.has(name))
      ? [[node.start, node.end, '']]
      : [];
  }
  const kept = list(specifiers).filter((each) => !serverExports.has(nameOf(each['exported'])));
  if (kept.length === list(specifiers).length) return [];
  const written = kept.map((each) => `${nameOf(each['local'])} as ${nameOf(each['exported'])}`).join(', ');
  const { source } = node;
  const from = isNode(source) ? ` from ${JSON.stringify(source['value'])}` : '';
  return [[node.start, node.end, kept.length > 0 ? `export { ${written} }${from};` : '']];
}

function unusedCuts(nodes: readonly Node[]): Cut[] {
  const used = nodes.map((node) => namesIn(node));
  const elsewhere = (name: string, own: number) => used.some((names, at) => at !== own && names.has(name));
  return nodes.flatMap((node, at): Cut[] => {
    if (node.type === 'ImportDeclaration') {
      const specifiers = list(node['specifiers']);
      if (specifiers.length === 0) return [];
      const kept = specifiers.filter((each) => elsewhere(nameOf(each['local']), at));
      return kept.length === specifiers.length ? [] : [[node.start, node.end, importOf(kept, node)]];
    }
    if (node.type !== 'FunctionDeclaration' && node.type !== 'VariableDeclaration') return [];
    const names = declaredNames(node);
    return names.length > 0 && names.every((name) => !elsewhere(name, at))
      ? [[node.start, node.end, '']]
      : [];
  });
}

function importOf(kept: readonly Node[], { source }: Node): string {
  if (kept.length === 0) return '';
  const from = isNode(source) ? JSON.stringify(source['value']) : '';
  return kept
    .map((each) => {
      const local = nameOf(each['local']);
      if (each.type === 'ImportDefaultSpecifier') return `import ${local} from ${from};`;
      if (each.type === 'ImportNamespaceSpecifier') return `import * as ${local} from ${from};`;
      return `import { ${nameOf(each['imported'])} as ${local} } from ${from};`;
    })
    .join('');
}

function declaredNames(node: Node): string[] {
  if (node.type === 'FunctionDeclaration') return [nameOf(node['id'])];
  if (node.type !== 'VariableDeclaration') return [];
  return list(node['declarations']).flatMap((each) => [...namesIn(each['id'])]);
}

/** All identifiers in a piece of the syntax tree. An extra name is harmless: some unused code is then kept. */
function namesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const each of value) namesIn(each, found);
  else if (isNode(value)) {
    if ((value.type === 'Identifier' || value.type === 'JSXIdentifier') && typeof value['name'] === 'string')
      found.add(value['name']);
    for (const [key, each] of Object.entries(value)) if (key !== 'type') namesIn(each, found);
  }
  return found;
}

const list = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
function nameOf(value: unknown): string {
  const name = isNode(value) ? (value['name'] ?? value['value']) : undefined;
  return typeof name === 'string' ? name : '';
}
