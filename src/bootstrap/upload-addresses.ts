const uploads = [
  { method: 'PUT', path: /^\/api\/v1\/albums\/[^/]+\/uploads\/[^/]+$/ },
  // Without JavaScript the pages' own form posts a few photos at once.
  { method: 'POST', path: /^\/(pridani-(nabidky|poptavky)\/fotky|ucet\/inzerat\/)/ },
];

/** Requests whose body is photos: streamed to disk under a limit of their own, never read into memory. */
export function isUpload(request: Request): boolean {
  const { pathname } = new URL(request.url);
  const type = request.headers.get('content-type') ?? '';
  if (/^application\/(json|x-www-form-urlencoded)/.test(type)) return false;
  return uploads.some(({ method, path }) => method === request.method && path.test(pathname));
}
