const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const start = ' type="module" async="">';
const waiting = 'module/waiting';

/**
 * Lets the browser paint before it fetches the page's modules, which would otherwise share a slow line with styles and
 * photos: on Lighthouse's phone that is a second. The HTML works before its modules do, so nobody waits for them.
 * Gives the page in pieces; the long one in the middle is never copied, and the last one holds the end of the body.
 */
export function paintFirst(html: string, nonce: string): string[] {
  // Only the head and the last script are looked at, since pages are long.
  const body = html.indexOf('</head>');
  const at = html.lastIndexOf(start);
  if (body < 0 || at < body) return [html];
  const head = html.slice(0, body);
  const modules = [...head.matchAll(preload)].map(([, address]) => address);
  const starter = `<script nonce="${nonce}">(${startAfterPaint.toString()})(${JSON.stringify([modules, waiting])})</script>`;
  const rest = html.slice(at + start.length).replace('</body>', () => `${starter}</body>`);
  return [head.replaceAll(preload, ''), html.slice(body, at), ` type="${waiting}">${rest}`];
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
    script.nonce = held.nonce;
    script.textContent = held.textContent;
    document.head.append(script);
  };
  // A tab in the background paints nothing and need not wait.
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
}
