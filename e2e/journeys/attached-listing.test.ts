import { expect, test } from 'vitest';
import { contactAdvertiser, listConversations } from '../../src/features/conversations/contract.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { browserVariants } from '../browser.ts';
import { postStick } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';
import { waitForHydration, waitForHeading } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();

test.each(browserVariants)(
  '%s an own listing is attached to a message, and the other side opens it',
  async (_, options) => {
    const place = options.javaScript ? 1 : 3;
    const [seller, buyer] = [new ApiVisitor(bazaar, place), new ApiVisitor(bazaar, place + 1)];
    await seller.signIn();
    await buyer.signIn();
    const id = await postStick(seller, { title: `Hůl na výměnu ${place}` });
    await postStick(buyer, { title: `Hůl do výměny ${place}` });
    const message = 'Nevyměníš ji za jinou?';
    const form = { name: 'Eva Nováková', email: buyer.email, message, consent: true } as const;
    await buyer.get(contactAdvertiser, { params: { id }, body: form });
    const { items } = await buyer.get(listConversations, {});
    const address = `/ucet/zpravy/${items[0]?.id}`;

    const hers = await visit(options);
    await openPageAs(hers, buyer, bazaar, [address, items[0]?.other.name ?? '']);
    if (options.javaScript) await waitForHydration(hers);
    const choice = hers.getByLabel('Přiložit vlastní inzerát');
    const words = hers.getByLabel('Zpráva', { exact: true });
    await choice.selectOption(`Hůl do výměny ${place}`);
    if (options.javaScript) expect(await words.inputValue()).toMatch(/^Koukni i\sna můj inzerát\.$/);
    await words.fill('');
    await hers.getByRole('button', { name: 'Odeslat' }).click();
    await hers.getByText('Toto pole je povinné').waitFor();
    // The choice survives a validation error.
    expect(await choice.locator('option:checked').textContent()).toBe(`Hůl do výměny ${place}`);
    await words.fill('Třeba za tuhle.');
    await hers.getByRole('button', { name: 'Odeslat' }).click();
    await hers.getByRole('log').getByText('Třeba za tuhle.').waitFor();
    expect(await choice.inputValue()).toBe('');

    const his = await visit(options);
    await openPageAs(his, seller, bazaar, [address, 'Eva Nováková']);
    await his
      .getByRole('log')
      .getByRole('link', { name: `Hůl do výměny ${place}` })
      .click();
    await waitForHeading(his, `Hůl do výměny ${place}`);
    // The listing of the conversation itself is not offered either.
    await his.goto(address);
    expect(await his.getByLabel('Přiložit vlastní inzerát').count()).toBe(0);
  },
);
