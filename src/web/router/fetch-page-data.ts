import {
  type DataStrategyFunction,
  type DataStrategyResult,
  data,
  redirect,
  redirectDocument,
} from 'react-router';
import { isOutdated } from '../builds/latest-build.ts';
import { type PageData, type SentRedirect, dataAddress } from './page-data.ts';

/**
 * Loads the data of all routes of a navigation in one request, and submits forms to the route's action. With an
 * outdated build the next page is loaded as a document.
 */
export const fetchPageData: DataStrategyFunction = async ({ request, matches, fetcherKey }) => {
  const { pathname } = new URL(request.url);
  if (isOutdated() && request.method === 'GET' && !fetcherKey && pathname !== window.location.pathname) {
    window.location.assign(request.url);
    return new Promise(() => undefined);
  }
  const called = matches.filter((match) => match.shouldCallHandler());
  const ids = called.map(({ route }) => route.id);
  const sends = request.method !== 'GET';
  const copy = sends ? request.clone() : request;
  let answer: Promise<PageData> | undefined;
  const ask = () => (answer ??= asked(copy, ids));
  // Data are requested in parallel with the page's code; a client action may not need any.
  if (!sends && called.length > 0) ask().catch(() => undefined);
  const server = async (id: string) => outcome(await ask(), id, sends);
  const results = await Promise.all(
    matches.map(async (match): Promise<[string, DataStrategyResult] | undefined> => {
      const wanted = called.includes(match);
      const result = await match.resolve((handler) =>
        wanted ? handler(() => server(match.route.id)) : undefined,
      );
      return wanted ? [match.route.id, result] : undefined;
    }),
  );
  return Object.fromEntries(results.filter((result) => result !== undefined));
};

async function asked(request: Request, ids: string[]): Promise<PageData> {
  const address = dataAddress(new URL(request.url), request.method === 'GET' ? ids : undefined);
  const { method, signal } = request;
  const body = method === 'GET' ? undefined : await bodyOf(request);
  const response = await fetch(address, { method, signal, ...(body && { body }) });
  const { ok, status, statusText, headers } = response;
  const isJson = headers.get('content-type')?.startsWith('application/json');
  if (!isJson && ok) throw new Error(`${address} gave no data`);
  if (!isJson) throw data(await response.text(), { status, statusText });
  const answer: PageData | SentRedirect = await response.json();
  if ('redirect' in answer) {
    const { location } = answer.redirect;
    const lead = location.startsWith('/') ? redirect : redirectDocument;
    throw lead(location, answer.redirect.status);
  }
  // JSON by something else, such as a proxy.
  if (!('loaderData' in answer)) throw data(null, { status, statusText });
  return answer;
}

/** Encodes a form as the browser would. */
async function bodyOf(request: Request): Promise<FormData | URLSearchParams> {
  const form = await request.formData();
  if (request.headers.get('content-type')?.startsWith('multipart/')) return form;
  const fields = new URLSearchParams();
  for (const [name, value] of form) fields.append(name, typeof value === 'string' ? value : value.name);
  return fields;
}

/** The result for one route: data with its status, or a thrown error. */
function outcome({ loaderData, actionData, errors, status }: PageData, id: string, sends: boolean): unknown {
  const error = errors?.[id];
  if (error) throw data(error.data, { status: error.status, statusText: error.statusText });
  return sends ? data(actionData?.[id], { status }) : loaderData[id];
}
