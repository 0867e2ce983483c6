/** What must not stand in a script of an HTML page as it is. */
const escapes: Readonly<Record<string, string>> = {
  '&': String.raw`\u0026`,
  '<': String.raw`\u003c`,
  '>': String.raw`\u003e`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
};

export type HandOver = { pieces: string[]; script: string };

/**
 * Lays what the loaders gave into the end of the page, as the router's scripts take it over in the browser, behind
 * what else is `laidIn` there. Gives pieces, since that may be long, and the script among them.
 */
export function handOver(html: string, data: string, laidIn: string): HandOver {
  const written = JSON.stringify(data).replace(/[&<>\u2028\u2029]/g, (sign) => escapes[sign] ?? sign);
  const controller = 'window.__reactRouterContext.streamController';
  const script = `${controller}.enqueue(${written});${controller}.close();`;
  const end = html.lastIndexOf('</body>');
  const pieces =
    end < 0 ? [html] : [html.slice(0, end), laidIn, `<script>${script}</script>`, html.slice(end)];
  return { pieces, script };
}
