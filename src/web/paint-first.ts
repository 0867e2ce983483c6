const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const start = ' type="module" async="">';
const waiting = 'module/waiting';

/**
 * Lets the browser paint before it fetches the page's modules, which would otherwise share a slow line with styles and
 * photos: on Lighthouse's phone that is a second. The HTML works before its modules do, so nobody waits for them.
 * Gives the page in pieces; the long one in the middle is never copied, and the last one holds the end of the body.
 * What is a script of the page stays one, only later; `starter` is the one that is new.
 */
export function paintFirst(html: string): { pieces: string[]; starter: string } {
  // Only the head and the last script are looked at, since pages are long.
  const body = html.indexOf('</head>');
  const at = html.lastIndexOf(start);
  if (body < 0 || at < body) return { pieces: [html], starter: '' };
  const head = html.slice(0, body);
  const modules = [...head.matchAll(preload)].map(([, address]) => address);
  const starter = `(${startAfterPaint.toString()})(${JSON.stringify([modules, waiting])})`;
  const rest = html.slice(at + start.length).replace('</body>', () => `<script>${starter}</script></body>`);
  const pieces = [head.replaceAll(preload, ''), html.slice(body, at), ` type="${waiting}">${rest}`];
  return { pieces, starter };
}

/** Runs in the browser, sent as text, so it knows only its arguments. */
function startAfterPaint([modules, type]: [string[], string]): void {
  const begin = () => {
    for (const address of modules) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = address;
      document.head.append(link);
    }
    const held = document.querySelector<HTMLScriptElement>(`script[type="${type}"]`);
    if (!held) return;
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = held.textContent;
    document.head.append(script);
  };
  // A tab in the background paints nothing and need not wait.
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
}
