/** URLs that are not pages: assets, pictures, the API. */
const noPage = /^\/(assets|fotky|api|kresby|brand|posta|zdravi)\/|\.[a-z\d]{2,12}(\?|$)/;

/** Adds the invitation code to a page's URL; other URLs are returned unchanged. */
export function addCodeToUrl(address: string, code: string): string {
  if (!address.startsWith('/') || address.startsWith('//') || noPage.test(address)) return address;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  if (/[?&]rc=/.test(query)) return address;
  return `${path}${query === '' ? '?' : `${query}&`}rc=${code}${hash}`;
}

/**
 * Adds the code to all links and forms of a rendered page. A GET form drops the query of its action, so it gets
 * a hidden field; the fields are appended to the body, where React ignores elements it has not rendered.
 */
export function addCodeToPage(html: string, code: string): string {
  const fields: string[] = [];
  const carried = html.replaceAll(/<(a|form)\b[^>]*>/g, (tag, name: string) => {
    const written = tag.replace(
      /(\s(?:href|action)=")([^"]*)"/,
      (_, before: string, address: string) => `${before}${escaped(addCodeToUrl(plain(address), code))}"`,
    );
    if (name !== 'form' || /\smethod="post"/i.test(tag)) return written;
    const known = /\sid="([^"]*)"/.exec(tag)?.[1];
    const id = known ?? `rc-${fields.length}`;
    fields.push(`<input type="hidden" name="rc" value="${code}" form="${id}"/>`);
    return known === undefined ? written.replace(/>$/, ` id="${id}">`) : written;
  });
  const end = carried.lastIndexOf('</body>');
  return end < 0 ? carried : carried.slice(0, end) + fields.join('') + carried.slice(end);
}

const plain = (address: string) => address.replaceAll('&amp;', '&');
const escaped = (address: string) => address.replaceAll('&', '&amp;');
