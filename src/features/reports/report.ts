import type { z } from 'zod';
import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { countEmail } from '../../platform/database/email-limits.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Platform } from '../../platform/platform.ts';
import { messagesUrl } from '../../contract/urls.ts';
import { hashOfSecret } from '../accounts/index.ts';
import { refuseMoreMessages } from '../conversations/index.ts';
import { copyPhotos } from '../media/index.ts';
import type { reportForm } from './contract.ts';
import { addReport, isWaiting, reportOfKey, sentBefore } from './db.ts';
import { evidenceFolder } from './evidence.ts';
import { reportNotice, reportReceipt } from './mail/report-emails.ts';
import { anonymousReason, badFaithDays, badFaithLimit } from './rules.ts';
import { snapshotOf } from './snapshot.ts';

type Given = z.output<typeof reportForm> & { client: string; viewer: Viewer | undefined };

const hour = 3_600_000;

/** Start of the period in which abusive reports count. */
export const badFaithSince = (now: Date): Date => new Date(now.getTime() - badFaithDays * 24 * hour);

/**
 * Stores a report with a snapshot of the content and queues its receipt; idempotent per form. Repeated abusers
 * are refused for a while, but never for child abuse (docs/decisions/0095).
 */
export async function reportContent(
  platform: Platform,
  { viewer, client, ...form }: Given,
): Promise<{ number: number; key: string } | Refusal<'not-found' | 'too-many-requests' | 'reports-refused'>> {
  const { config, clock, ids } = platform;
  const snapshot = await snapshotOf(platform, viewer, form.address);
  if (!snapshot) {
    const problem = !viewer && form.address.includes(messagesUrl) ? signInFirst : unknownAddress;
    return refuse('not-found', { fields: { address: [problem] } });
  }
  if (viewer && snapshot.advertiserId === viewer.advertiserId)
    return refuse('not-found', { fields: { address: [ownContent] } });
  const { albumIds, messageIds, ...seen } = snapshot;
  const photos = await copyPhotos(platform, { albumIds, messageIds }, evidenceFolder);
  const now = clock.now();
  const key = form.key ?? ids.token();
  const mailedKey = ids.token();
  const sender = { client, email: form.email, senderId: viewer?.advertiserId };
  const anonymous = form.reason === anonymousReason;
  return platform.db.transaction().execute(async (db) => {
    const since = { since: new Date(now.getTime() - hour), badFaithSince: badFaithSince(now) };
    const sent = await sentBefore(db, sender, since);
    const same = await reportOfKey(db, hashOfSecret(key));
    if (same) return { number: same.number, key };
    if (!anonymous && sent.badFaith >= badFaithLimit) return refuse('reports-refused');
    const refusal = refuseMoreMessages(sent);
    if (refusal) return refusal;
    const waits = await isWaiting(db, snapshot.subject);
    const { reason, explanation, name } = form;
    const number = await addReport(db, {
      ...seen,
      photos,
      ...sender,
      reason,
      explanation,
      name,
      keyHash: hashOfSecret(key),
      receiptKeyHash: hashOfSecret(mailedKey),
      at: now,
    });
    const { subject } = snapshot;
    if (!waits || anonymous)
      await queueEmail(platform, db, reportNotice, config.contactEmail, { subject, reason });
    const { email: to } = form;
    if (to && !(await countEmail(db, { email: to, client, kind: 'receipt', now })))
      await queueEmail(platform, db, reportReceipt, to, { number, subject, key: mailedKey });
    return { number, key };
  });
}

const signInFirst = 'Konverzaci nahlásíš, až se přihlásíš. Jen tak ji můžeme najít.';
const unknownAddress =
  'Tohle není adresa inzerátu, inzerenta ani tvojí konverzace na bazaru. Zkopíruj ji z prohlížeče celou.';
const ownContent = 'Tohle je tvoje. Inzerát upravíš nebo stáhneš ve svém účtu.';
