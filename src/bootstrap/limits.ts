import { inboundEmailUrl } from '../contract/urls.ts';
import { photoMaxBytes, photosPerUpload } from '../features/media/contract.ts';
import type { BodyLimits } from '../platform/http/body-limits.ts';
import type { PageCacheOptions } from '../platform/http/page-cache.ts';

const timeOfDay = new Intl.DateTimeFormat('cs-CZ', { timeStyle: 'short', timeZone: 'Europe/Prague' });

/** Notice shown above a stale page. */
function staleNotice(storedAt: Date): string {
  const time = timeOfDay.format(storedAt);
  return `<p data-cached="page" role="status">Tohle je kopie stránky z ${time}. Novější se teď nepodařilo načíst, zkus to za chvíli. <a href="">Načíst znovu</a></p>`;
}

const megabyte = 1024 * 1024;

/** Limits of request bodies; an upload may contain all photos that one form takes, and the rest of the form. */
export const limits: BodyLimits = {
  bytes: megabyte,
  milliseconds: 20_000,
  uploadBytes: photosPerUpload * photoMaxBytes + megabyte,
  isUpload,
};

/** Cookies of referrals and of viewed listings do not change any cached page, so they are harmless. */
export const anonymousPages: PageCacheOptions = {
  milliseconds: 5_000,
  maxBytes: 64 * megabyte,
  harmlessCookies: ['refCode', 'consent', 'locale', 'videne'],
  keyCookies: ['theme'],
  stale: { milliseconds: 3_600_000, waitMilliseconds: 2_000, notice: staleNotice },
};

const uploads = [
  { method: 'PUT', path: /^\/api\/v1\/albums\/[^/]+\/uploads\/[^/]+$/ },
  // Without JavaScript, the pages' own forms post several photos at once.
  {
    method: 'POST',
    path: /^\/(pridani-(nabidky|poptavky)\/fotky|pridani-nabidky\/hromadne|ucet\/(inzerat|zpravy)\/)/,
  },
];

/**
 * Whether the body contains photos or an email with attachments, which are read as streams under limits of their own.
 */
function isUpload(request: Request): boolean {
  const { pathname } = new URL(request.url);
  if (pathname === inboundEmailUrl) return true;
  const type = request.headers.get('content-type') ?? '';
  if (/^application\/(json|x-www-form-urlencoded)/.test(type)) return false;
  return uploads.some(({ method, path }) => method === request.method && path.test(pathname));
}
