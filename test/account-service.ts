import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Configuration, Provider } from 'oidc-provider';

/** A person with an account at the service. */
export type Member = { id: string; email?: string; emailVerified?: boolean; name?: string };

const clientId = 'florbalovy-bazar';
const clientSecret = 'tajemstvi-jen-pro-zkousky-0123456789';

/**
 * A real authorization server on loopback (oidc-provider) with pages where its members sign in and consent. As `google`
 * it speaks OpenID Connect; as `facebook` OAuth 2 under Facebook's paths, with the profile at `/me`.
 */
export async function openAccountService(kind: 'google' | 'facebook', returnTo: () => string) {
  const members = new Map<string, Member>();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Another site than the bazaar's 127.0.0.1, so that browsers withhold SameSite Strict cookies as in reality.
  const url = `http://localhost:${portOf(server.address())}`;
  // Created by the first request, because the bazaar that it redirects to starts later.
  let answer: ReturnType<Provider['callback']> | undefined;
  const service = {
    /** How it responds to the bazaar's own requests; its pages always work. */
    mood: 'well' as 'well' | 'down' | 'broken' | 'slow' | 'forged',
    url,
    client: { clientId, clientSecret },
    /** Settings of the bazaar that point to it. */
    settings: settingsOf(kind, url),
    add: (member: Member) => void members.set(member.id, member),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  server.on('request', (request, response) => {
    const { mood } = service;
    const isToken = request.url?.endsWith('token');
    if (isToken && mood === 'forged') forgeSubject(response);
    else if (isToken && mood !== 'well') {
      if (mood === 'down') request.destroy();
      if (mood === 'broken') response.setHeader('content-type', 'text/html').end('<p>Údržba</p>');
      return;
    }
    answer ??= makeProvider(kind, url, returnTo(), members).callback();
    void answer(request, response);
  });
  return service;
}

/** Replaces the subject `forger` by `victim` in the ID token and keeps the original signature. */
function forgeSubject(response: ServerResponse): void {
  const end = response.end.bind(response);
  response.end = (body: unknown) =>
    end(
      String(body).replace(/("id_token":"[^.]+\.)([^.]+)/, (_, head: string, claims: string) => {
        const said = Buffer.from(claims, 'base64url').toString();
        return head + Buffer.from(said.replace('"forger"', '"victim"')).toString('base64url');
      }),
    );
}

function settingsOf(kind: 'google' | 'facebook', url: string): Record<string, string> {
  const [name, address] = kind === 'google' ? ['GOOGLE', 'ISSUER'] : ['FACEBOOK', 'BASE_URL'];
  return {
    [`${name}_CLIENT_ID`]: clientId,
    [`${name}_CLIENT_SECRET`]: clientSecret,
    [`${name}_${address}`]: url,
  };
}

export type AccountService = Awaited<ReturnType<typeof openAccountService>>;

function makeProvider(
  kind: 'google' | 'facebook',
  url: string,
  returnTo: string,
  members: ReadonlyMap<string, Member>,
): Provider {
  const provider = new Provider(url, {
    ...(kind === 'facebook' ? likeFacebook : {}),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [returnTo],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['jen-pro-zkousky'] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => {
        const { email, emailVerified, name } = members.get(id) ?? {};
        return { sub: id, email, email_verified: emailVerified, name };
      },
    }),
  });
  if (kind === 'facebook') answerMe(provider, members);
  return provider;
}

const likeFacebook: Configuration = {
  routes: { authorization: '/dialog/oauth', token: '/oauth/access_token' },
  scopes: ['public_profile', 'email'],
};

/** Facebook's profile endpoint: accepts tokens it issued, and does not state whether the address is verified. */
function answerMe(provider: Provider, members: ReadonlyMap<string, Member>): void {
  provider.use(async (ctx, next) => {
    if (ctx.path !== '/me') return next();
    const token = await provider.AccessToken.find(ctx.get('authorization').replace(/^Bearer /, ''));
    if (!token?.accountId) return void (ctx.status = 401);
    const { id, name, email } = members.get(token.accountId) ?? {};
    ctx.body = { id, name, email };
  });
}

const portOf = (address: string | AddressInfo | null): number =>
  typeof address === 'object' && address ? address.port : 0;

/**
 * Follows the pages of the service like a browser without JavaScript: signs in and consents. Returns the query string
 * of the redirect back to the bazaar.
 */
export async function consentAt(address: string, memberId: string): Promise<string> {
  const jar = new Map<string, string>();
  const { origin } = new URL(address);
  let next = address;
  let form: URLSearchParams | undefined;
  for (let steps = 0; steps < 12; steps += 1) {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const body = form ? { method: 'POST', body: form } : {};
    const answer = await fetch(next, { ...body, headers: { cookie }, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) keep(jar, line);
    const location = answer.headers.get('location');
    form = undefined;
    if (location) {
      const target = new URL(location, next);
      if (target.origin !== origin) return target.search;
      next = target.href;
      continue;
    }
    const page = await answer.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    const action = /action="([^"]+)"/.exec(page)?.[1];
    if (!prompt || !action) throw new Error(`The service answered ${answer.status}: ${page.slice(0, 300)}`);
    next = new URL(action, next).href;
    form = new URLSearchParams({ prompt, ...(prompt === 'login' ? { login: memberId, password: 'x' } : {}) });
  }
  throw new Error('The service goes round and round');
}

function keep(jar: Map<string, string>, line: string): void {
  const [name = '', value = ''] = line.split(';', 1)[0]?.split(/=(.*)/s) ?? [];
  if (value === '') jar.delete(name);
  else jar.set(name, value);
}
