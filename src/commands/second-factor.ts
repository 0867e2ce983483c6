import { findAdvertiser } from '../features/accounts/index.ts';
import { removeEveryFactor } from '../features/second-factor/index.ts';
import { OperatorProblem } from '../platform/operator-problem.ts';
import { runProgram } from '../bootstrap/run-program.ts';
import { withPlatform } from './with-platform.ts';

const usage = `npm run second-factor -- remove ADDRESS    takes the second factor of an account away, with its recovery codes
  For whoever has lost all of it. Make sure that it is they who ask. They set it up again after signing in.`;

/**
 * Removes a moderator's or admin's second factors so that they can set up new ones, whether the app is running or not.
 */
await runProgram(async () => {
  const [verb, address, ...rest] = process.argv.slice(2);
  if (verb !== 'remove' || !address || rest.length > 0) throw new OperatorProblem(usage);
  const email = address.trim().toLowerCase();
  await withPlatform(async (platform) => {
    const account = await findAdvertiser(platform.db, { email });
    if (!account) throw new OperatorProblem(`There is no account with the address ${email}.`);
    const holder = { advertiserId: account.id, email };
    const removed = await platform.db.transaction().execute((db) => removeEveryFactor(platform, db, holder));
    console.log(removed === 0 ? `${email} had no second factor.` : `Removed: ${removed}. ${email} was told.`);
  });
});
