import { beforeAll, expect, it } from 'vitest';
import { loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { admin, ordered, withAccount } from '../../../test/memberships.ts';
import { testPlatform } from '../../../test/platform.ts';
import { refuse } from '../../contract/errors.ts';
import { withdrawFromOrder } from './cancel.ts';
import { confirmOrder } from './confirm.ts';
import { getReceipt } from './views.ts';

const platform = withAccount(await testPlatform());
beforeAll(() => loadTowns(platform));

it('only the buyer gets the receipt of a paid order, with the company once the account has one', async () => {
  const buyer = await newAdvertiser(platform);
  const { id, variableSymbol } = await ordered(platform, buyer, 'club');
  expect(await getReceipt(platform, buyer, id)).toEqual(refuse('not-found'));
  const paidAt = platform.clock.now().toISOString();
  await confirmOrder(platform, admin, { id, reason: 'na výpisu' });
  expect(await getReceipt(platform, buyer, id)).toMatchObject({
    levelName: 'Klub',
    priceCzk: 99,
    variableSymbol,
    paidAt,
    period: { from: paidAt },
    buyer: { email: buyer.email, name: undefined },
    seller: { name: platform.config.operator.name, account: '19-2000145399/0800' },
  });
  expect(await getReceipt(platform, await newAdvertiser(platform), id)).toEqual(refuse('not-found'));
  const company = {
    company_name: 'FBC Brno, z. s.',
    company_id: '27082440',
    street: 'Halova 7',
    city: 'Brno',
  };
  await platform.db.updateTable('advertisers').set(company).where('id', '=', buyer.advertiserId).execute();
  expect(await getReceipt(platform, buyer, id)).toMatchObject({
    buyer: { name: 'FBC Brno, z. s.', companyId: '27082440', address: 'Halova 7, Brno' },
  });
  await platform.runJobs();
  const sent = platform.emails.find(
    ({ subject, to }) => to === buyer.email && subject.endsWith('je zaplacené'),
  );
  for (const said of [
    '99\u00a0Kč',
    variableSymbol,
    buyer.email,
    platform.config.operator.name,
    `${id}/potvrzeni`,
  ])
    expect(sent?.text).toContain(said);
});

it('the receipt of a withdrawn membership states that the money is refunded', async () => {
  const buyer = await newAdvertiser(platform);
  const { id } = await ordered(platform, buyer, 'club');
  await confirmOrder(platform, admin, { id, reason: 'na výpisu' });
  await withdrawFromOrder(platform, buyer, { id, refundAccount: '19-2000145399/0800' });
  expect(await getReceipt(platform, buyer, id)).toMatchObject({ priceCzk: 99, withdrawn: true });
});
