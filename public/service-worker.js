/**
 * Makes listings that were seen lately readable without a connection. Nothing cached is ever served while the network
 * answers, so no page can be stale; only public pages are cached, fetched without cookies, with their scripts left out.
 * Each build registers it under an address of its own, and then its page for those without a connection is cached anew.
 */
const build = new URL(self.location.href).searchParams.get('v') ?? '';
const offlinePage = '/offline';
const shell = `bez-pripojeni ${build}`;
const seen = 'videne-inzeraty';
/** Of one page; those beyond are far below the listing itself. */
const maxPictures = 16;
const pictureWidth = 640;

/** Windows that show a cached page: what it consists of comes from here too. */
const windowsOffline = new Set();

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      await addPage(shell, offlinePage);
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
      for (const name of await caches.keys()) if (name !== shell && name !== seen) await caches.delete(name);
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method === 'POST' && /^\/odhlaseni(\.data)?$/.test(url.pathname))
    event.waitUntil(Promise.all([deleteSeen(), unsubscribePush()]));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    // A session that has ended elsewhere leads here.
    if (url.searchParams.get('zprava') === 'odhlaseni') event.waitUntil(deleteSeen());
    event.respondWith(pageOf(event, url));
  } else if (windowsOffline.has(event.clientId)) {
    event.respondWith(fetch(request).catch(async () => (await caches.match(url.pathname)) ?? Response.error()));
  }
});

/** What pages report: which listings this browser has seen lately, and the path of the one in sight. */
self.addEventListener('message', (event) => {
  const { ids, path } = event.data ?? {};
  if (!Array.isArray(ids)) return;
  event.waitUntil(
    (async () => {
      if (typeof path === 'string' && ids.includes(idOf(path))) await cacheListing(path);
      await deleteOthers(new Set(ids));
    })(),
  );
});

const idOf = (path) => Number(/^\/inzerat\/(?:.*-)?(\d+)$/.exec(path)?.[1] ?? Number.NaN);
const deleteSeen = () => caches.delete(seen);

/** Whoever signs out is notified of nothing more here; the server learns it from the push service. */
async function unsubscribePush() {
  await (await self.registration.pushManager?.getSubscription())?.unsubscribe();
}

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data?.json() ?? {};
  if (!title) return;
  const look = { body, tag, data: { path }, icon: '/brand/icon-192.png', badge: '/brand/icon-192.png' };
  event.waitUntil(self.registration.showNotification(title, look));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.path ?? '/', self.location.origin);
  if (address.origin === self.location.origin) event.waitUntil(self.clients.openWindow(address.href));
});

async function pageOf(event, url) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    windowsOffline.add(event.resultingClientId);
    const cached = await (await caches.open(seen)).match(url.pathname);
    return cached ?? withCachedLinks(await caches.match(offlinePage));
  }
}

async function cacheListing(path) {
  const shown = await addPage(seen, path).catch(() => undefined);
  if (shown === false) await (await caches.open(seen)).delete(path);
}

/** Caches a page and what it is rendered with; `false` where the site no longer shows it. */
async function addPage(cacheName, path) {
  // Without cookies the page knows nobody.
  const answer = await fetch(path, { credentials: 'omit', headers: { accept: 'text/html' } });
  if (answer.redirected || !answer.ok) {
    if (cacheName === shell) throw new Error(`${path} answered ${answer.status}`);
    return answer.status >= 500;
  }
  const html = plain(await answer.text());
  const cache = await caches.open(cacheName);
  // Fonts are among them, as the head of every page names them.
  for (const file of filesOf(html)) await addFile(cache, file);
  const policy = answer.headers.get('content-security-policy');
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  if (policy) headers['content-security-policy'] = policy;
  await cache.put(path, new Response(html, { headers }));
  return true;
}

async function addFile(cache, path) {
  if (await cache.match(path)) return;
  const answer = await fetch(path, { credentials: 'omit' }).catch(() => undefined);
  if (answer?.ok) await cache.put(path, answer);
}

const filesOf = (html) => [
  ...new Set(
    [...html.matchAll(/(?:href|src)="(\/(?:assets|fotky|brand)\/[^"]+)"/g)].map(([, path]) => path),
  ),
];

/** The page as one reads it: no scripts, one file for each picture, and a line that says what it is. */
function plain(html) {
  const when = new Date().toLocaleString('cs-CZ', { dateStyle: 'long', timeStyle: 'short' });
  let pictures = 0;
  return html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="(?:modulepreload|manifest)"[^>]*>/g, '')
    .replaceAll(/<picture>([\s\S]*?)<\/picture>/g, (_, picture) => {
      pictures += 1;
      return pictures > maxPictures ? '' : onePicture(picture);
    })
    .replace(/(<main\b[^>]*>)/, `$1<p data-cached="page" role="status">Jsi bez připojení. Takhle stránka vypadala ${when}.</p>`);
}

function onePicture(picture) {
  const widths = [...picture.matchAll(/(\/fotky\/[^\s"]+) (\d+)w/g)].map(([, address, width]) => ({
    address,
    width: Number(width),
  }));
  const fitting = widths.filter(({ width }) => width <= pictureWidth).toSorted((a, b) => b.width - a.width)[0];
  const image = picture.replaceAll(/<source\b[^>]*>/g, '').replace(' loading="lazy"', '');
  return fitting ? image.replace(/ src="[^"]*"/, ` src="${fitting.address}"`) : image;
}

/** The page for those without a connection, with links to what is cached. */
async function withCachedLinks(page) {
  if (!page) return Response.error();
  const cache = await caches.open(seen);
  const links = [];
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (!Number.isSafeInteger(idOf(pathname))) continue;
    const html = await (await cache.match(pathname)).text();
    const title = /<title>([\s\S]*?)(?: \| [^|<]*)?<\/title>/.exec(html)?.[1] ?? pathname;
    links.unshift(`<li><a href="${pathname}">${title}</a></li>`);
  }
  const list =
    links.length > 0
      ? `<h2>Naposledy prohlížené</h2><ul data-cached="list">${links.join('')}</ul>`
      : '<p>Inzeráty, které si prohlédneš, tu příště najdeš i bez připojení.</p>';
  const html = (await page.text())
    .replace(/<p data-cached="page"[\s\S]*?<\/p>/, '')
    .replace(/<div id="ulozene"><\/div>/, list);
  return new Response(html, { headers: page.headers });
}

/** Deletes listings that are not among these, and files that no cached page needs. */
async function deleteOthers(ids) {
  const cache = await caches.open(seen);
  const needed = new Set();
  const files = [];
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    const id = idOf(pathname);
    if (Number.isNaN(id)) files.push(pathname);
    else if (!ids.has(id)) await cache.delete(pathname);
    else for (const file of filesOf(await (await cache.match(pathname)).text())) needed.add(file);
  }
  for (const file of files) if (!needed.has(file)) await cache.delete(file);
  if (needed.size === 0) await deleteSeen();
}
