import { expect, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { postStick } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';
import { waitForHydration } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();

const wishes = [
  { title: 'Levá florbalka 96 cm', hand: 'left', cm: '96', swapWants: 'Pravá florbalka 87 cm' },
  { title: 'Pravá florbalka 87 cm', hand: 'right', cm: '87', swapWants: 'Levá florbalka 75 cm' },
  { title: 'Levá florbalka 75 cm', hand: 'left', cm: '75', swapWants: 'Levá florbalka 96 cm' },
] as const;

test('three people are asked, agree with and without JavaScript, talk in pairs, and one leaves', async () => {
  const people = wishes.map((_, place) => new ApiVisitor(bazaar, place + 1));
  for (const [at, { title, hand, cm, swapWants }] of wishes.entries()) {
    const person = people[at];
    await person?.signIn();
    const measures = { 'attributes.hand': hand, 'attributes.shaftLengthCm': cm };
    if (person) await postStick(person, { title, ...measures, swap: 'on', swapWants });
  }
  await bazaar.missMinutes('tend-swap-rings');
  const pages = [];
  for (const [at, person] of people.entries()) {
    const mail = await bazaar.post.emailTo(person.email, /^Za „.+“ můžeš mít /);
    expect(mail.text).toContain('/ucet/vymeny');
    const page = await visit({ javaScript: at === 0, device: at === 0 ? 'phone' : 'desktop' });
    await openPageAs(page, person, bazaar, ['/ucet', 'Můj účet']);
    const [waiting] = await page.getByRole('region', { name: 'Co na tebe čeká' }).getByRole('listitem').all();
    expect(await waiting?.innerText()).toMatch(/^1\s+výměna čeká na tvůj souhlas\s+Rozhodni se do \d/);
    await page
      .getByRole('navigation', { name: 'Účet' })
      .getByRole('link', { name: /^Výměny.* 1$/s })
      .waitFor();
    await page.getByRole('link', { name: /^Rozhodnout.*výměna/s }).click();
    await page.getByRole('heading', { level: 2, name: 'Výměna ve třech' }).waitFor();
    expect(await page.getByRole('list', { name: 'Kdo co komu dává' }).getByRole('heading').count()).toBe(3);
    pages.push(page);
  }
  const [first, second, third] = pages;
  if (!first || !second || !third) throw new Error('Three pages were opened');
  await waitForHydration(first);
  for (const page of [first, second]) {
    await page.getByRole('button', { name: 'Souhlasím' }).click();
    await page.getByText('Díky, souhlas máme.').waitFor();
  }
  await third.getByRole('button', { name: 'Souhlasím' }).click();
  await third.getByText('Souhlasí všichni, výměna platí.').waitFor();
  await bazaar.post.emailTo(people[0]?.email ?? '', /^Výměna ve třech platí/);
  await third.getByRole('link', { name: /^Od koho dostávám/ }).click();
  await third.getByRole('log').getByText('tvoje věc „Levá florbalka 96 cm“ jde ke mně').waitFor();

  await second.goto('/ucet/vymeny');
  await second.getByRole('button', { name: 'Odstoupit od výměny' }).click();
  await second.getByText('s výměnou už nepočítáme').waitFor();
  await bazaar.post.emailTo(people[0]?.email ?? '', /^Výměna ve třech nebude/);
  await first.goto('/ucet/vymeny');
  await first.getByText('Někdo z vás od domluvené výměny odstoupil.').waitFor();
  await third.goto('/ucet/vymeny');
  await third.getByText('Zatím tu není žádná výměna').waitFor();
}, 180_000);
