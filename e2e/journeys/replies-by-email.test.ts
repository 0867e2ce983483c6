import { expect, test } from 'vitest';
import { contactAdvertiser } from '../../src/features/conversations/contract.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { browserVariants } from '../browser.ts';
import { relaySettings, replyByEmail } from '../reply-by-email.ts';
import { postStick } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';

const { bazaar, visit } = await useBazaar({ env: relaySettings });

test.each(browserVariants)(
  'a buyer without an account and a seller correspond by email and on the site, %s',
  async (words, way) => {
    const seller = await ApiVisitor.signedIn(bazaar, way.javaScript ? 1 : 2);
    const buyer = `kupujici-${way.device}@example.cz`;
    const params = { id: await postStick(seller, { title: `Hůl ${words}` }) };
    const form = {
      name: 'Eva Nováková',
      email: buyer,
      message: 'Je ta hůl ještě volná?',
      consent: true,
    } as const;
    await new ApiVisitor(bazaar, way.javaScript ? 3 : 4).get(contactAdvertiser, { params, body: form });

    const asked = await bazaar.post.emailTo(seller.email, /^Nová zpráva k inzerátu/);
    const quoted = `\n\nDne st 4. 5. 2026 v 12:00 odesílatel Florbalový bazar napsal:\n> ${form.message}`;
    const taken = await replyByEmail(bazaar, asked, { from: seller.email, text: `Je volná.${quoted}` });
    expect(await taken.json()).toEqual({ received: 'delivered' });
    const answered = await bazaar.post.emailTo(buyer, /^Odpověď k inzerátu/);
    expect(answered.text).toContain('> Je volná.');
    expect(JSON.stringify(asked)).not.toContain(buyer);
    expect(JSON.stringify(answered)).not.toContain(seller.email);
    await replyByEmail(bazaar, answered, { from: buyer, text: 'Přijdu v úterý v šest.' });

    const page = await visit(way);
    await openPageAs(page, seller, bazaar, ['/ucet', 'Můj účet']);
    await page.goto('/ucet/zpravy');
    await page
      .getByRole('link', { name: new RegExp(`Hůl ${words}`) })
      .first()
      .click();
    const log = page.getByRole('log');
    await log.getByText('Přijdu v úterý v šest.').waitFor();
    expect(await log.getByText('e-mailem').count()).toBe(2);
    expect(await page.content()).not.toContain(buyer);
    await page.getByLabel('Zpráva', { exact: true }).waitFor();
    expect(await page.getByText('stojí v něm tvoje adresa').count()).toBe(0);
  },
);
