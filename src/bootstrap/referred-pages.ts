import type { Config } from '../config.ts';
import { referralCode } from '../features/referrals/contract.ts';
import { bytesOf, bufferedResponse } from '../platform/http/buffered-response.ts';
import { addCodeToUrl, addCodeToPage } from '../web/referral/add-code.ts';
import { readCookie } from '../web/cookies.ts';
import { refCodeCookie } from '../web/referral/ref-code.ts';

type Pages<V> = (request: Request, visit: V) => Promise<Response>;

/**
 * Handles the referral parameter `?rc=`: stores the code in the cookie `refCode`, or, when consent is required and not
 * given yet, adds it to the links and forms of the page and stores nothing.
 */
export function referredPages<V>(
  pages: Pages<V>,
  { referralConsent }: Pick<Config, 'referralConsent'>,
  secure: boolean,
): Pages<V> {
  return async (request, visit) => {
    // Most URLs have no query, and parsing one costs as much as the rest of this function.
    if (!request.url.includes('?')) return pages(request, visit);
    const code = referralCode.safeParse(new URL(request.url).searchParams.get('rc')).data;
    const response = await pages(request, visit);
    if (code === undefined) return response;
    if (referralConsent === 'required' && readCookie(request, 'refCode') === undefined) {
      return carried(response, code);
    }
    response.headers.append('set-cookie', refCodeCookie(code, secure));
    return response;
  };
}

async function carried(response: Response, code: string): Promise<Response> {
  const location = response.headers.get('location');
  if (location?.startsWith('/')) {
    response.headers.set('location', addCodeToUrl(location, code));
    return response;
  }
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = Buffer.from(await bytesOf(response)).toString();
  const { status, headers } = response;
  return bufferedResponse(Buffer.from(addCodeToPage(html, code)), { status, headers });
}
