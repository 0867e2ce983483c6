import { normalise } from './normalise.ts';

/** Domains common in messages about gear: carriers' tracking, maps, videos, manufacturers, shops. */
const usual = new Set([
  'packeta.com',
  'zasilkovna.cz',
  'balikovna.cz',
  'postaonline.cz',
  'ceskaposta.cz',
  'posta.sk',
  'ppl.cz',
  'dpd.cz',
  'dpd.com',
  'gls-group.eu',
  'gls-group.com',
  'dhl.com',
  'inpost.pl',
  'alzabox.cz',
  'youtube.com',
  'youtu.be',
  'vimeo.com',
  'mapy.cz',
  'mapy.com',
  'google.com',
  'goo.gl',
  'photos.app.goo.gl',
  'icloud.com',
  'uschovna.cz',
  'seznam.cz',
  'facebook.com',
  'instagram.com',
  'unihoc.com',
  'zonefloorball.com',
  'salming.com',
  'oxdog.net',
  'fatpipe.fi',
  'exel.com',
  'florbal.com',
  'florbal.cz',
  'ceskyflorbal.cz',
  'eflorbal.cz',
  'floorball.cz',
  'floorball.sport',
  'florbalexpert.cz',
  'blindsave.com',
  'alza.cz',
  'heureka.cz',
  'sportisimo.cz',
  'decathlon.cz',
  'bazos.cz',
  'sbazar.cz',
  'vinted.cz',
  'aukro.cz',
  'wikipedia.org',
]);
const shorteners = new Set([
  'bit.ly',
  'cutt.ly',
  'tinyurl.com',
  't.ly',
  'is.gd',
  'rb.gy',
  'shorturl.at',
  'ow.ly',
  'clck.ru',
  '1url.cz',
]);
const toMessenger = new Set([
  'wa.me',
  't.me',
  'm.me',
  'chat.whatsapp.com',
  'telegram.me',
  'discord.gg',
  'vb.me',
]);
/** Top-level domains that are nearly free and rarely used by Czech shops. */
const cheapEndings =
  /\.(?:top|xyz|site|online|shop|store|click|club|live|icu|buzz|fun|space|website|link|world|cyou|cfd|info|cc|pw|lol|rest|ink|lat|fit|digital|gdn|win|biz|ru|su|tk|ml|ga|cf|gq|nu|app|net|tc|cm|pro|life|vip|run|today|bond|sbs|ua|us)$/;
const ofMoney =
  /pay|plat|bank|kuryr|kurier|post|balik|zasil|packet|dpd|ppl|gls|dhl|ups|inpost|deliver|doruc|secure|safe|over|verif|bazar|order|objedn|prijem|vyplat|uschov|escrow|karta|card|login|vinted|aukro|cargo|transport|customs|zahlung|invest|wallet/;

const address = /(?:https?:\/\/)?((?:[a-z\d-]+\s?\.\s?)+[a-z]{2,})(?:\s?\/\s?([^\s]*))?/gi;
const mailAddress = /[\p{L}\d._%+-]+\s?(?:@)\s?(?:[\p{L}\d-]+\s?\.\s?)+\p{L}{2,}/gu;
const endings =
  /\.(?:cz|sk|com|eu|org|de|pl|at|uk|fi|se|me|be|ly|gl|gd|gy|example|sport|cn|in|io|co|ch|fr|it|es|nl)$/;

/** Named signals of links and contacts in a message. */
export function contactsIn(text: string): string[] {
  const plain = text.toLowerCase();
  const withoutMail = plain.replaceAll(mailAddress, ' ');
  const hosts = [...withoutMail.matchAll(address)].flatMap(([whole, host = '', path]) => {
    const tight = host.replaceAll(/\s/g, '');
    if (/^\d/.test(tight.split('.').at(-1) ?? '')) return [];
    const isLink = whole.startsWith('http') || tight.startsWith('www.') || path !== undefined;
    const known = cheapEndings.test(tight) || endings.test(tight);
    // "Ano.Kdy" is a missing space, not a domain.
    if (path && ofMoney.test(path)) return [tight, 'money-path'];
    return isLink || (known && (!/\s/.test(host) || ofMoney.test(tight))) ? [tight] : [];
  });
  const signs = new Set(hosts.flatMap((host) => (host === 'money-path' ? [host] : signsOfHost(host))));
  for (const sign of signsOfMail(plain)) signs.add(sign);
  for (const sign of signsOfPhone(plain)) signs.add(sign);
  if (/(?:^|\s)@[a-z\d_.]{4,}|#\d{4}\b/.test(plain)) signs.add('handle');
  return [...signs];
}

function signsOfHost(host: string): string[] {
  const name = host.replace(/^www\./, '');
  const parts = name.split('.');
  const registered = parts.slice(-2).join('.');
  if (toMessenger.has(name) || toMessenger.has(registered)) return ['link-to-messenger'];
  if (shorteners.has(name) || shorteners.has(registered)) return ['short-link'];
  if (usual.has(registered) || usual.has(name) || name.endsWith('.example')) return ['usual-link'];
  return [
    'unknown-link',
    ...(cheapEndings.test(name) ? ['cheap-ending'] : []),
    ...(ofMoney.test(normalise(name)) ? ['money-host'] : []),
  ];
}

function signsOfMail(plain: string): string[] {
  const odd =
    /zavin[aá][cč]|\(\s*at\s*\)|\[\s*at\s*\]|\bat\s+\w+\s+(?:dot|com)|\w\s(?:punkt|te[cč]ka|dot|bod)\s|\(te[cč]ka\)|\s@\s|@\s\w/.test(
      plain,
    );
  const given = mailAddress.test(plain);
  mailAddress.lastIndex = 0;
  return [...(odd ? ['odd-mail'] : []), ...(given ? ['mail-given'] : [])];
}

const numeral =
  '(?:nul|jedn|jednick|dva|dvě|dve|dvoj|tři|tri|trojk|čtyř|ctyr|pět|pet|šest|sest|sedm|osm|devět|devet)[a-zěščřžýáíé]*';
const spoken = new RegExp(
  `(?:${numeral}[\\s,;-]+(?:\\d+[\\s,;-]+)?){2,}(?:${numeral}|\\d)|${numeral}\\s\\d\\b|\\d\\s${numeral}\\s\\d`,
);
const foreign = /(?:\+|\b00)\s?(?!42[01]|4\s?2\s?[01])[1-9](?:[\s().-]?\d){7,}/;
const czech = /(?:(?:\+|00)\s?42[01]\s?)?\b[67]\d{2}\s?\d{3}\s?\d{3}\b/;
const spaced =
  /\b\d(?:\s?[-./]\s?\d|\s\d){6,}\b|\b\d{3}(?:\s?[-/]\s?\d{2,3}x?){2,}\b|\b\d(?:[-.\s]\d){2,}[-.\s]+\d/;

function signsOfPhone(plain: string): string[] {
  const isSpoken = spoken.test(plain);
  return [
    ...(isSpoken || (!czech.test(plain) && spaced.test(plain)) ? ['odd-phone'] : []),
    ...(foreign.test(plain) ? ['foreign-phone'] : []),
    ...(czech.test(plain) ? ['phone'] : []),
  ];
}
