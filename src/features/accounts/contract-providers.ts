import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { browserKey, challenge, device, session } from './contract-shapes.ts';

export const provider = z.enum(['google', 'facebook']);
export type Provider = z.output<typeof provider>;

/** What the asking browser keeps until it comes back; nobody else can finish its sign-in. */
export const providerProof = z.object({
  state: z.string().max(200),
  nonce: z.string().max(200),
  verifier: z.string().max(200),
});
export type ProviderProof = z.output<typeof providerProof>;

const params = z.object({ provider });

export const listProviders = operation({
  id: 'listProviders',
  method: 'get',
  path: '/sign-in/providers',
  summary: 'Služby, přes které se tu dá přihlásit, podle nastavení webu.',
  audience: 'anyone',
  data: z.object({ providers: z.array(provider) }),
});

export const startProviderSignIn = operation({
  id: 'startProviderSignIn',
  method: 'post',
  path: '/sign-in/providers/{provider}',
  summary: 'Kam poslat prohlížeč a s čím se má vrátit. Authorization Code s PKCE.',
  audience: 'anyone',
  status: 201,
  params,
  body: z.object({}),
  data: z.object({ address: z.url(), proof: providerProof }),
  errors: ['not-found', 'provider-failed'],
});

export const finishProviderSignIn = operation({
  id: 'finishProviderSignIn',
  method: 'post',
  path: '/sessions/{provider}',
  summary:
    'Vyměnit odpověď přihlašovací služby za token. Na adresu, za kterou služba neručí, odejde PIN; účty se spojí, až přijde přes `POST /sessions`.',
  audience: 'anyone',
  status: 201,
  params,
  body: z.object({
    /** Query string of the address the browser came back to. */
    answer: z.string().max(8000),
    proof: providerProof,
    browserKey,
    device,
  }),
  data: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('signed-in'), session }),
    z.object({ outcome: z.literal('prove-address'), challenge }),
  ]),
  errors: [
    'not-found',
    'provider-failed',
    'provider-refused',
    'provider-without-email',
    'account-blocked',
    'too-many-requests',
  ],
});
