/** A page without the marks of its inline scripts, and what these say. */
export type MarkedScripts = { html: string; scripts: string[] };

/**
 * Takes the inline scripts that carry the mark of this rendering in their `nonce`, and the mark out of the page. Only
 * these may run: a script that somebody managed to write into the page cannot know the mark.
 */
export function takeMarkedScripts(html: string, mark: string): MarkedScripts {
  const nonce = ` nonce="${mark}"`;
  const scripts: string[] = [];
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at + 1)) {
    const begin = html.indexOf('>', at) + 1;
    if (!html.slice(at, begin).includes(nonce)) continue;
    const script = html.slice(begin, html.indexOf('</script>', begin));
    if (script !== '') scripts.push(script);
  }
  return { html: html.replaceAll(nonce, ''), scripts };
}
