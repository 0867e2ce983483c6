import { z } from 'zod';
import { operation } from '../../contract/operation.ts';

/** Max followed advertisers of one account. */
export const maxFollows = 200;

const slug = z.string().min(1).max(120);

const followedAdvertiser = z
  .object({
    name: z.string(),
    slug,
    trader: z.boolean(),
    /** Number of live offers and demands. */
    listings: z.int(),
    since: z.iso.datetime(),
  })
  .meta({ id: 'FollowedAdvertiser' });
export type FollowedAdvertiser = z.output<typeof followedAdvertiser>;

const following = z.object({ following: z.boolean() }).meta({ id: 'Following' });

export const listFollows = operation('get', '/account/follows', {
  summary: 'Koho účet sleduje, od naposled přidaného. Inzerenti se o tom nedozvědí.',
  audience: 'advertiser',
  duringAccountView: 'as-account',
  data: z.array(followedAdvertiser),
});

export const isFollowing = operation('get', '/account/follows/{slug}', {
  summary: 'Jestli účet inzerenta sleduje.',
  audience: 'advertiser',
  duringAccountView: 'as-account',
  params: z.object({ slug }),
  data: following,
});

export const followAdvertiser = operation('put', '/account/follows/{slug}', {
  summary: 'Sledovat inzerenta: když zveřejní nový inzerát, přijde e-mail. Opakování nic nezmění.',
  audience: 'advertiser',
  params: z.object({ slug }),
  data: following,
  errors: ['not-found', 'follows-full'],
});

export const unfollowAdvertiser = operation('delete', '/account/follows/{slug}', {
  summary: 'Přestat inzerenta sledovat.',
  audience: 'advertiser',
  params: z.object({ slug }),
  data: following,
});

const key = z.string().min(20).max(100);

export const followOfKey = operation('get', '/follow-emails/{key}', {
  summary: 'Koho se týká e-mail s tímto klíčem a jestli ho jeho příjemce ještě sleduje. Dotaz nic nezmění.',
  audience: 'anyone',
  params: z.object({ key }),
  data: following.extend({ name: z.string() }).meta({ id: 'FollowOfKey' }),
  errors: ['link-not-valid'],
});

export const endFollow = operation('post', '/follow-emails/{key}/end', {
  summary: 'Přestat inzerenta sledovat klíčem z e-mailu.',
  audience: 'anyone',
  params: z.object({ key }),
  data: z.object({ following: z.literal(false), name: z.string() }),
  errors: ['link-not-valid'],
});
