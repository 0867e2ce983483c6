import { type RouterContextProvider, data, redirect } from 'react-router';
import { currentSession } from '../../../features/accounts/contract.ts';
import type { Kind } from '../../../features/catalogue/contract.ts';
import { shownCards } from '../../../features/listings/components/shown-card.ts';
import { listReviews } from '../../../features/reviews/contract.ts';
import { getAdvertiser, listAdvertiserListings } from '../../../features/profiles/contract.ts';
import type { OperationData } from '../../../contract/operation.ts';
import { formatAnswerTime } from '../../answer-time.ts';
import { callApi, loadFromApi } from '../../api-client.ts';
import { followingOf } from '../../following.ts';
import { pageNotFound } from '../../page-not-found.ts';
import { userContext } from '../../services.ts';
import { advertiserUrl } from '../../../contract/urls.ts';
import { firstKind } from './describe-advertiser.ts';

type Context = Readonly<RouterContextProvider>;

/** URL value for demands; offers are the default. */
export const demandsWord = 'poptavky';

/**
 * Loads a public page; not found for deleted and blocked accounts. A former slug redirects to the current one.
 */
export async function loadAdvertiser(context: Context, slug: string, url: URL) {
  const now = Date.now();
  const answer = await callApi(context, getAdvertiser, { params: { slug } });
  if (!answer.ok) {
    if (answer.status === 410) return { found: undefined, now };
    if (answer.status === 404) return pageNotFound(context, url.pathname);
    throw data(answer.error, { status: answer.status });
  }
  const advertiser = answer.data;
  if (advertiser.slug !== slug) throw redirect(advertiserUrl(advertiser.slug) + url.search, 301);
  const kind = kindOf(url, advertiser);
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const [page, answers, following, own, reviews] = await Promise.all([
    callApi(context, listAdvertiserListings, { params: { slug }, query: { kind, cursor } }),
    formatAnswerTime(context, slug),
    followingOf(context, slug),
    isOwn(context, slug),
    loadFromApi(context, listReviews, { params: { slug } }),
  ]);
  // An invalid cursor redirects to the first page.
  if (!page.ok && page.status === 422 && cursor) throw redirect(url.pathname);
  if (!page.ok) throw data(page.error, { status: page.status });
  return {
    found: {
      advertiser,
      answers,
      following,
      own,
      reviews,
      kind,
      continued: cursor !== undefined,
      page: shownPage(page.data),
    },
    now,
  };
}

type Page = OperationData<typeof listAdvertiserListings>;
const shownPage = ({ items, ...rest }: Page) => ({ ...rest, items: shownCards(items) });

/** An advertiser with only demands is shown with these. */
function kindOf(url: URL, living: { offers: number; demands: number }): Kind {
  return url.searchParams.get('druh') === demandsWord ? 'demand' : firstKind(living);
}

/** Whether it is the visitor's own page. */
async function isOwn(context: Context, slug: string): Promise<boolean> {
  if (!context.get(userContext)) return false;
  const session = await callApi(context, currentSession);
  return session.ok && session.data.slug === slug;
}
