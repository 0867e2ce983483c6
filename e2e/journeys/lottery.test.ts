import { beforeAll, expect, test } from 'vitest';
import { listManagedRounds } from '../../src/features/lottery/contract.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { postStick } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';
import { waitForHydration, waitForHeading } from '../wizard.ts';

const administration = '/sprava/losovani';
const slug = 'kolo-pokusne';

const { bazaar, visit } = await useBazaar({ env: { ADMIN_EMAILS: 'clovek-500@example.cz' } });
let admin: ApiVisitor;
let seller: ApiVisitor;
beforeAll(async () => {
  [admin, seller] = [new ApiVisitor(bazaar, 500), new ApiVisitor(bazaar, 501)];
  await Promise.all([admin.signIn(), seller.signIn()]);
});

const dayIn = (days: number) => {
  const then = new Date(Date.now() + days * 86_400_000);
  return then.toLocaleDateString('sv', { timeZone: 'Europe/Prague' });
};

/** Moves the start of the round and the publication of the offer nine days back. */
const letDaysPass = () =>
  bazaar.query(`
    alter table lottery_rounds disable trigger lottery_rounds_stay;
    update lottery_rounds set first_day = first_day - 9, last_day = last_day - 9, draw_at = draw_at - interval '9 days';
    alter table lottery_rounds enable trigger lottery_rounds_stay;
    update listings set created = created - interval '9 days'`);

test('a round is opened, an offer enters, an admin draws, the winner accepts and anybody verifies the draw', async () => {
  const desk = await visit({ javaScript: false });
  await openPageAs(desk, admin, bazaar, [administration, 'Losování']);
  const form = desk.getByRole('form', { name: 'Připravit kolo' });
  await form.getByLabel('Název kola').fill('Kolo pokusné');
  await form.getByLabel('Výhra').fill('Nová florbalka');
  await form.getByLabel('Přibližná hodnota kusu').fill('3000');
  await form.getByLabel('První den').fill(dayIn(0));
  await form.getByLabel('Poslední den').fill(dayIn(1));
  await form.getByLabel(/^Čas losování/).fill(`${dayIn(1)}T20:00`);
  await form.getByLabel('Důvod').fill('podzimní kolo');
  await form.getByLabel(/^Vylosovat samo/).uncheck();
  await form.getByRole('button', { name: 'Připravit kolo' }).click();
  await desk.getByText('Losovat jde nejdřív den po posledním dni.').waitFor();
  expect(await form.getByLabel('Výhra').inputValue()).toBe('Nová florbalka');
  await form.getByLabel(/^Čas losování/).fill(`${dayIn(2)}T20:00`);
  await form.getByRole('button', { name: 'Připravit kolo' }).click();
  await desk.getByText('Kolo je uložené.').waitFor();
  expect((await desk.goto(`/losovani/${slug}`))?.status()).toBe(404);

  /** Opens one of the round's actions, gives a reason and confirms it. */
  const change = async (title: string, button: string) => {
    await desk.goto(administration);
    const round = desk.getByRole('article', { name: 'Kolo pokusné' });
    await round.locator('summary', { hasText: title }).click();
    const fields = round.getByRole('form', { name: title });
    await fields.getByLabel('Důvod').fill('podle pravidel');
    await fields.getByRole('button', { name: button }).click();
  };
  await change('Otevřít', 'Otevřít kolo');
  await desk.getByText('Kolo je otevřené.').waitFor();

  await postStick(seller);
  const page = await visit({ device: 'phone' });
  await openPageAs(page, seller, bazaar, ['/losovani', 'Losování']);
  await page.getByRole('row', { name: /^Tvoje losy 1 z 5/ }).waitFor();
  await page.getByRole('row', { name: 'Losů ve hře 1' }).waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);

  await letDaysPass();
  await change('Vylosovat', 'Vylosovat');
  await desk.getByText('Vylosováno.').waitFor();
  const email = await bazaar.post.emailTo(seller.email, /^Losování, Kolo pokusné/);
  const prize = /\/vyhra\/[\w-]+/.exec(email.text ?? '')?.[0] ?? '';
  await page.goto(prize);
  await waitForHeading(page, 'Výhra čeká na tebe');
  await page.getByRole('button', { name: 'Přijmout výhru' }).click();
  await waitForHeading(page, 'Výhra je tvoje');
  const rounds = await admin.get(listManagedRounds, {});
  expect(rounds[0]?.winners).toMatchObject([{ email: seller.email, state: 'accepted' }]);

  await page.goto(`/losovani/${slug}/overeni`);
  await waitForHydration(page);
  await page.route('**/losy.txt', (route) => route.abort('aborted'));
  await page.getByRole('button', { name: 'Přepočítat v prohlížeči' }).click();
  await page.getByText('Seznam losů se nenačetl. Zkus to znovu.').waitFor();
  await page.unroute('**/losy.txt');
  await page.getByRole('button', { name: 'Přepočítat v prohlížeči' }).click();
  await page.getByText('Všechno sedí s tím, co jsme zveřejnili.').waitFor();
  for (const what of ['Otisk seznamu losů', 'Zápis seznamu', 'Otisk klíče', 'Vylosovaní'])
    await page.getByText(`${what}: sedí`).waitFor();

  // Without JavaScript the page shows the commands, and the list is a file.
  await desk.goto(`/losovani/${slug}/overeni`);
  await desk.getByText('openssl dgst -sha256 losy.txt').waitFor();
  expect(await desk.getByRole('button').count()).toBe(0);
  const list = await desk.request.get(`/losovani/${slug}/losy.txt`);
  expect(await list.text()).toMatch(/^losovani 1 kolo-pokusne\n(\d+) \1\n$/);
  await change('Předat výhru', 'Výhra je předaná');
  await desk.getByText('Předání výhry je zapsané.').waitFor();
});
