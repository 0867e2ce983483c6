import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { validationMessages } from '../../contract/validation-messages.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Platform } from '../../platform/platform.ts';
import { advertiserMailbox } from '../accounts/index.ts';
import { recordAction } from '../audit/index.ts';
import { categoryById, categoryBySlug, leavesOf } from '../catalogue/index.ts';
import { moveToCategory } from '../listings/index.ts';
import type { WholeManagedListing } from './contract.ts';
import { ownerOf } from './db.ts';
import { movedEmail } from './mail/moved-email.ts';
import { getManagedListing } from './managed-listings.ts';
import { subjectOf } from './remove.ts';

/**
 * Moves a listing to another category and emails its advertiser the reason. Attributes the new category does not
 * have stay stored, hidden, so moving back loses nothing. An admin whose view is outdated (moved meanwhile) is
 * told so.
 */
export async function changeCategory(
  platform: Platform,
  admin: Viewer,
  {
    id,
    from: seen,
    category: slug,
    reason,
  }: { id: number; from?: string | undefined; category: string; reason: string },
): Promise<WholeManagedListing | Refusal<'listing-not-found' | 'invalid-input' | 'done-already'>> {
  const owner = await ownerOf(platform.db, id);
  if (!owner) return refuse('listing-not-found');
  const category = categoryBySlug(slug);
  if (!category || !leavesOf(slug).includes(category))
    return refuse('invalid-input', { fields: { category: [validationMessages.notSelected] } });
  if (seen === slug) return refuse('invalid-input', { fields: { category: [inItAlready] } });
  const { advertiserId } = owner;
  const refusal = await platform.db.transaction().execute(async (db) => {
    const left = await moveToCategory(platform, db, {
      id,
      advertiserId,
      categoryId: category.id,
      fromId: seen === undefined ? undefined : categoryBySlug(seen)?.id,
    });
    const from = left === undefined ? undefined : categoryById(left)?.name;
    if (!from) return refuse('done-already', movedAlready);
    const way = { from, into: category.name };
    const mailbox = await advertiserMailbox(db, advertiserId);
    await queueEmail(platform, db, movedEmail, mailbox, { id, ...owner, reason, ...way });
    await recordAction(platform, db, admin, {
      action: 'change-category',
      subject: subjectOf(id),
      reason: `${reason} (${way.from} → ${way.into})`,
    });
    return undefined;
  });
  return refusal ?? getManagedListing(platform, id);
}

const inItAlready = 'V této kategorii inzerát už je. Vyber jinou.';

const movedAlready = {
  message: 'Kategorii mezitím změnil někdo jiný. Načti stránku znovu a podívej se, kde je.',
};
