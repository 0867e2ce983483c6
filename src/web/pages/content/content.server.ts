import type { RouterContextProvider } from 'react-router';
import { getContentPage } from '../../../features/content/contract.ts';
import { getSiteConfig } from '../../../features/site-config/contract.ts';
import { type ApiAnswer, callApi, loadFromApi } from '../../api-client.ts';
import type { Operation, OperationData } from '../../../contract/operation.ts';
import { pageNotFound } from '../../page-not-found.ts';
import type { OrganizationFacts } from './organization.tsx';

type Context = Readonly<RouterContextProvider>;

/** The data of an operation; an error becomes a 404. */
export function foundOr404<O extends Operation>(
  context: Context,
  path: string,
  answer: ApiAnswer<O>,
): OperationData<O> {
  return answer.ok ? answer.data : pageNotFound(context, path);
}

/** A text page by its path; `?verze=` selects an earlier version. */
export async function loadTextPage(context: Context, url: URL) {
  const slug = url.pathname.replaceAll('/', '');
  const asked = url.searchParams.get('verze') ?? undefined;
  const answer = await callApi(context, getContentPage, { params: { slug }, query: { version: asked } });
  const page = foundOr404(context, url.pathname, answer);
  return { page, old: asked !== undefined && page.earlier.includes(asked) };
}

/** The operator's facts from the settings. */
export async function loadOrganization(context: Context): Promise<OrganizationFacts> {
  const { operator, contact, social } = await loadFromApi(context, getSiteConfig);
  return { operator, email: contact.email, social };
}
