import type { Refusal } from '../../contract/errors.ts';
import { countEmail } from '../../platform/database/email-limits.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Platform } from '../../platform/platform.ts';
import { type OperatorMessage, addOperatorMessage, wasWritten } from './db-operator.ts';
import { countSent, refuseMoreMessages } from '../conversations/index.ts';
import { operatorEmail, operatorReceipt } from './mail/operator-emails.ts';

const hour = 3_600_000;

/**
 * Stores a message to the operator and queues both emails in one transaction. A duplicate within an hour is ignored.
 */
export async function writeToOperator(
  platform: Platform,
  writing: Omit<OperatorMessage, 'id' | 'writtenAt'>,
): Promise<{ sent: true; receiptTo: string } | Refusal<'too-many-requests'>> {
  const { config, clock, ids } = platform;
  const message: OperatorMessage = { ...writing, id: ids.uuid(), writtenAt: clock.now() };
  const hourAgo = new Date(message.writtenAt.getTime() - hour);
  return platform.db.transaction().execute(async (db) => {
    const sent = await countSent(db, 'operator_messages', message, hourAgo);
    if (!(await wasWritten(db, message, hourAgo))) {
      const refusal = refuseMoreMessages(sent);
      if (refusal) return refusal;
      await addOperatorMessage(db, message);
      await queueEmail(platform, db, operatorEmail, config.contactEmail, message);
      if (!(await countEmail(db, { ...message, kind: 'receipt', now: message.writtenAt })))
        await queueEmail(platform, db, operatorReceipt, message.email, message);
    }
    return { sent: true, receiptTo: message.email };
  });
}
