/** Addresses that are no pages: built files, pictures, the API. */
const noPage = /^\/(assets|fotky|api|kresby|brand|posta|zdravi)\/|\.[a-z\d]{2,12}(\?|$)/;

/** A page's own address with the code of an invitation; others as they are. */
export function carryInAddress(address: string, code: string): string {
  if (!address.startsWith('/') || address.startsWith('//') || noPage.test(address)) return address;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  if (/[?&]rc=/.test(query)) return address;
  return `${path}${query === '' ? '?' : `${query}&`}rc=${code}${hash}`;
}

/**
 * The same for every link and form of a rendered page. A form that asks (GET) drops the query of its address, so it gets
 * a hidden field; the fields stand at the end of the body, where React passes over what it has not rendered.
 */
export function carryInPage(html: string, code: string): string {
  const fields: string[] = [];
  const carried = html.replaceAll(/<(a|form)\b[^>]*>/g, (tag, name: string) => {
    const written = tag.replace(
      /(\s(?:href|action)=")([^"]*)"/,
      (_, before: string, address: string) => `${before}${escaped(carryInAddress(plain(address), code))}"`,
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
