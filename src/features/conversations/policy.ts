import { type Refusal, refuse } from '../../contract/errors.ts';

/** Messages in any hour: enough for a keen buyer, too few for a flood. */
const hourlyMessages = { client: 20, sender: 20 } as const;

export type MessagesSent = { byClient: number; bySender: number };

export function refuseMoreMessages(sent: MessagesSent): Refusal<'too-many-requests'> | undefined {
  if (sent.byClient < hourlyMessages.client && sent.bySender < hourlyMessages.sender) return undefined;
  return refuse('too-many-requests', {
    message: 'Za poslední hodinu odešlo už hodně zpráv. Zkus to za hodinu.',
  });
}

/** Emails about messages that one advertiser gets in an hour; what comes beyond waits on the site. */
const hourlyToReceiver = 60;
export const mayMailReceiver = (received: number): boolean => received <= hourlyToReceiver;

/** Emails about what becomes of one deal in an hour; whoever reserves and lets go in turns floods nobody. */
const hourlyChanges = 4;
export const mayMailChange = (changes: number): boolean => changes <= hourlyChanges;

/**
 * Only somebody signed in by the very address gets their own words back by mail:
 * otherwise the form would carry anybody's words to anybody.
 */
export const mayReadBack = (sender: { email: string }, viewer: { email: string } | undefined): boolean =>
  viewer?.email === sender.email;
