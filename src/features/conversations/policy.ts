import { type Refusal, refuse } from '../../contract/errors.ts';

/** Messages per hour: enough for a keen buyer, too few for a flood. */
const hourlyMessages = { client: 20, sender: 20 } as const;

export type MessagesSent = { byClient: number; bySender: number };

export function refuseMoreMessages(sent: MessagesSent): Refusal<'too-many-requests'> | undefined {
  if (sent.byClient < hourlyMessages.client && sent.bySender < hourlyMessages.sender) return undefined;
  return refuse('too-many-requests', {
    message: 'Za poslední hodinu odešlo už hodně zpráv. Zkus to za hodinu.',
  });
}

/** Emails about messages per hour and recipient; further messages are visible on the site only. */
const hourlyToReceiver = 60;
export const mayMailReceiver = (received: number): boolean => received <= hourlyToReceiver;

/** Emails about changes of one deal per hour, so that repeatedly reserving and releasing floods no one. */
const hourlyChanges = 4;
export const mayMailChange = (changes: number): boolean => changes <= hourlyChanges;

/**
 * Only a sender signed in with this very address gets a copy of their text by email: otherwise the form could
 * send anyone's text to anyone.
 */
export const mayReceiveCopy = (sender: { email: string }, viewer: { email: string } | undefined): boolean =>
  viewer?.email === sender.email;
