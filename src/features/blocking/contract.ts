import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { reason as loggedReason } from '../audit/contract.ts';

/** Who pointed at what an account did: the email has to say it (DSA, article 17). */
export const blockSources = ['reported', 'own', 'detected'] as const;
export type BlockSource = (typeof blockSources)[number];

/** What an admin decides of content: nothing is wrong, it is seen to otherwise, the listing is hidden until it is fixed or goes, or the account is closed. */
export const decisionActions = ['kept', 'handled', 'hidden', 'removed', 'blocked'] as const;
export type DecisionAction = (typeof decisionActions)[number];
/** What goes against somebody, who may object to it. */
export const adverseActions = ['hidden', 'removed', 'blocked'] as const satisfies readonly DecisionAction[];
export type AdverseAction = (typeof adverseActions)[number];

/** Whether an action goes against somebody, who then reads by which rule. */
export const isAdverse = (action: DecisionAction): action is AdverseAction =>
  adverseActions.some((each) => each === action);

/** What a listing says, in rows: its price, parameters and place. */
export const seenFacts = z.array(z.object({ label: z.string(), value: z.string() }));

const accountBlock = z.object({
  reason: z.string(),
  rule: z.string(),
  since: z.iso.datetime(),
  /** Listings that were taken out of the lists with the account. */
  listings: z.int(),
});

/** An account as an admin sees it. */
export const managedAccount = z
  .object({
    id: z.uuid(),
    email: z.string(),
    publicName: z.string(),
    slug: z.string(),
    createdAt: z.iso.datetime(),
    trader: z.boolean(),
    /** Listings in lists, and those that wait for a slot. */
    living: z.int(),
    /** Browsers that are signed in. */
    sessions: z.int(),
    staff: z.boolean().meta({ description: 'Účet někoho ze správy, který nejde zablokovat' }),
    block: accountBlock.optional(),
  })
  .meta({ id: 'ManagedAccount' });
export type ManagedAccount = z.output<typeof managedAccount>;

const params = z.object({ id: z.uuid() });

export const findAccount = operation('get', '/admin/accounts', {
  summary:
    'Účet přesně s tímto e-mailem, nebo přesně s touto adresou veřejného profilu, celou nebo jen jejím koncem. Nic se neprohledává.',
  audience: 'moderator',
  query: z.object({ q: z.string().trim().min(1).max(254) }),
  data: z.object({ account: managedAccount.optional() }),
});

/** What an admin decides against somebody: all of it stands in the email they get. */
export const decisionForm = z.object({
  /** What was found; the advertiser reads it as it stands. */
  reason: z.string().trim().min(20).max(1000),
  /** A point of the rules or of the law. */
  rule: z.string().trim().min(3).max(200),
  source: z.enum(blockSources),
});

export const blockAccount = operation('post', '/admin/accounts/{id}/blocking', {
  summary:
    'Zablokovat účet: jeho inzeráty se zablokují, přihlášení skončí a nikdo se do něj nepřihlásí. Inzerent se dozví důvod i jak se bránit. Totéž podruhé nic nezmění, s jiným důvodem se zablokovaný odmítne.',
  audience: 'moderator',
  params,
  body: decisionForm,
  data: managedAccount,
  errors: ['not-found', 'account-not-blockable', 'done-already'],
});

export const releaseForm = z.object({ reason: loggedReason });

export const releaseAccount = operation('post', '/admin/accounts/{id}/release', {
  summary: 'Odblokovat účet. Inzeráty se vrátí, pokud na ně stačí karty a jejich čas.',
  audience: 'moderator',
  params,
  body: releaseForm,
  data: managedAccount,
  errors: ['not-found'],
});

export { commonRules } from './rules.ts';
