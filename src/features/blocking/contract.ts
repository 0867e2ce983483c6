import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { reason as loggedReason } from '../audit/contract.ts';

/** What prompted the decision; the statement of reasons must include it (DSA, article 17). */
export const blockSources = ['reported', 'own', 'detected'] as const;
export type BlockSource = (typeof blockSources)[number];

/**
 * Decisions about content: nothing is wrong, handled otherwise, the listing is hidden until it is fixed, the listing
 * is removed, or the account is blocked.
 */
export const decisionActions = ['kept', 'handled', 'hidden', 'removed', 'blocked'] as const;
export type DecisionAction = (typeof decisionActions)[number];
/** Decisions against somebody, who may object to them. */
export const adverseActions = ['hidden', 'removed', 'blocked'] as const satisfies readonly DecisionAction[];
export type AdverseAction = (typeof adverseActions)[number];

/** Whether a decision is against somebody, who is then informed of the rule. */
export const isAdverse = (action: DecisionAction): action is AdverseAction =>
  adverseActions.some((each) => each === action);

/** A listing's price, parameters and place as labelled rows. */
export const seenFacts = z.array(z.object({ label: z.string(), value: z.string() }));

const accountBlock = z.object({
  reason: z.string(),
  rule: z.string(),
  since: z.iso.datetime(),
  /** Listings blocked together with the account. */
  listings: z.int(),
});

/** An account as shown to admins. */
export const managedAccount = z
  .object({
    id: z.uuid(),
    email: z.string(),
    publicName: z.string(),
    slug: z.string(),
    createdAt: z.iso.datetime(),
    trader: z.boolean(),
    /** Number of live and paused listings. */
    living: z.int(),
    /** Number of signed-in browsers. */
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

/** A decision against somebody; all of it is included in the email to them. */
export const decisionForm = z.object({
  /** The findings, sent to the advertiser verbatim. */
  reason: z.string().trim().min(20).max(1000),
  /** A section of the rules or of a law. */
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
