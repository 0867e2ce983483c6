import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountRows } from '../../test/permissions/accounts.ts';
import { contentRows } from '../../test/permissions/content.ts';
import { conversationRows } from '../../test/permissions/conversations.ts';
import { favouriteAndWatchRows } from '../../test/permissions/favourites-and-watches.ts';
import { accountDeletionRows } from '../../test/permissions/account-deletion.ts';
import { batchRows } from '../../test/permissions/batch.ts';
import { listingRows } from '../../test/permissions/listings.ts';
import { lotteryRows } from '../../test/permissions/lottery.ts';
import { meetingPointRows } from '../../test/permissions/meeting-points.ts';
import { brandRows } from '../../test/permissions/brands.ts';
import { categoryRows } from '../../test/permissions/categories.ts';
import { membershipRows } from '../../test/permissions/memberships.ts';
import {
  accountViewRows,
  moderationRows,
  adminOverviewRows,
  noteRows,
  stopRows,
} from '../../test/permissions/moderation.ts';
import { termsNoticeRows } from '../../test/permissions/terms-notices.ts';
import { newsletterRows } from '../../test/permissions/newsletter.ts';
import { outgrownRows } from '../../test/permissions/outgrown.ts';
import { photoRows } from '../../test/permissions/photos.ts';
import { profileRows } from '../../test/permissions/profiles.ts';
import { pushRows } from '../../test/permissions/push.ts';
import { publicRows } from '../../test/permissions/public.ts';
import { redirectRows } from '../../test/permissions/redirects.ts';
import { reportRows } from '../../test/permissions/reports.ts';
import { secondFactorRows } from '../../test/permissions/second-factor.ts';
import { reviewRows } from '../../test/permissions/reviews.ts';
import { roleRows } from '../../test/permissions/roles.ts';
import type { Row, Rows } from '../../test/permissions/row.ts';
import { type Caller, callers } from '../../test/permissions/scene.ts';
import { openScene, ownerEmail } from '../../test/permissions/scene.ts';
import { isForRole, type Operation } from '../contract/operation.ts';
import { operations } from '../features/all.ts';

/** Rows by feature, in test/permissions: add the row of a new operation to those of its feature. */
const rows: Rows = {
  ...publicRows,
  ...contentRows,
  ...accountRows,
  ...secondFactorRows,
  ...roleRows,
  ...profileRows,
  ...accountDeletionRows,
  ...listingRows,
  ...batchRows,
  ...photoRows,
  ...conversationRows,
  ...reviewRows,
  ...favouriteAndWatchRows,
  ...outgrownRows,
  ...brandRows,
  ...categoryRows,
  ...meetingPointRows,
  ...membershipRows,
  ...moderationRows,
  ...adminOverviewRows,
  ...accountViewRows,
  ...noteRows,
  ...stopRows,
  ...reportRows,
  ...lotteryRows,
  ...newsletterRows,
  ...termsNoticeRows,
  ...redirectRows,
  ...pushRows,
};

const scene = await openScene();

const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string() }))),
});
const documented = Object.values(document.parse(JSON.parse(readFileSync('openapi.json', 'utf8'))).paths)
  .flatMap((methods) => Object.values(methods))
  .map(({ operationId }) => operationId);

const withRow = operations.flatMap((operation): [string, Operation, Row][] => {
  const row = rows[operation.id];
  return row ? [[operation.id, operation, row]] : [];
});

/** Expected outcome for a caller: pass, 401, or refused (403 or 404). */
function expected(caller: Caller, row: Row): string {
  if (row.passes.includes(caller)) return 'passes';
  return caller === 'nobody' || caller === 'signed-out' ? '401' : 'refused';
}

const outcomeOf = (status: number): string => {
  if (status < 300) return 'passes';
  return status === 403 || status === 404 ? 'refused' : String(status);
};

async function outcome(operation: Operation, row: Row, caller: Caller): Promise<string> {
  const token = await scene.tokenOf(caller);
  const input = await row.prepare(scene);
  const { status, body } = await scene.api.call(operation, { ...input, ...(token ? { token } : {}) });
  const may = caller === 'owner' || (isForRole(operation) && row.passes.includes(caller));
  const leaked = !may && JSON.stringify(body).includes(ownerEmail);
  return leaked ? `${outcomeOf(status)}, told the owner's address` : outcomeOf(status);
}

describe('permissions of operations', () => {
  it('has a row for every operation of openapi.json, and no other', () => {
    expect(Object.keys(rows).toSorted()).toEqual(documented.toSorted());
  });

  it.each(withRow)(
    '%s accepts exactly the callers of its audience',
    async (_, operation, row) => {
      const outcomes: [Caller, string][] = [];
      for (const caller of callers) outcomes.push([caller, await outcome(operation, row, caller)]);
      expect(Object.fromEntries(outcomes)).toEqual(
        Object.fromEntries(callers.map((caller) => [caller, expected(caller, row)])),
      );
      // Some calls hash passwords, slowly on purpose, five times over.
    },
    60_000,
  );

  it.each(withRow.filter(([, operation]) => isForRole(operation) && !operation.beforeSecondFactor))(
    '%s is closed to an admin and a moderator who have not passed the second factor',
    async (_, operation, row) => {
      for (const caller of ['admin', 'moderator'] as const) {
        const input = await row.prepare(scene);
        const token = await scene.tokenOf(caller, { secondFactor: false });
        const { status, body } = await scene.api.call(operation, { ...input, ...(token && { token }) });
        expect([caller, status]).toEqual([caller, 403]);
        expect(body.error?.code).toMatch(/^(second-factor-missing|second-factor-needed|not-allowed)$/);
      }
    },
  );
});
