import type { Config } from '../config.ts';
import { referralCode } from '../features/referrals/contract.ts';
import { bytesOf, readyResponse } from '../platform/http/ready-bytes.ts';
import { carryInAddress, carryInPage } from '../web/referral/carry.ts';
import { readCookie } from '../web/cookies.ts';
import { refCodeCookie } from '../web/referral/ref-code.ts';

type Pages<V> = (request: Request, visit: V) => Promise<Response>;

/**
 * What an address with `?rc=` does: the code becomes the cookie `refCode` at once; where consent is asked for and not
 * given yet, it travels on in the links and forms of the page instead, and nothing is stored.
 */
export function referredPages<V>(
  pages: Pages<V>,
  { referralConsent }: Pick<Config, 'referralConsent'>,
  secure: boolean,
): Pages<V> {
  return async (request, visit) => {
    // Most addresses have no query, and reading one costs as much as all else here.
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
    response.headers.set('location', carryInAddress(location, code));
    return response;
  }
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = Buffer.from(await bytesOf(response)).toString();
  const { status, headers } = response;
  return readyResponse(Buffer.from(carryInPage(html, code)), { status, headers });
}
