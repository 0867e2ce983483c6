import { contactAdvertiser } from '../../src/features/conversations/contract.ts';
import { saveText } from '../../src/features/content/contract.ts';
import { writeNewsletterIssue } from '../../src/features/newsletter/contract.ts';
import { addMeetingPoint } from '../../src/features/meeting-points/contract.ts';
import { confirmMembershipOrder, orderMembership } from '../../src/features/memberships/contract.ts';
import { writeTermsNotice } from '../../src/features/terms-notices/contract.ts';
import { reportContent } from '../../src/features/reports/contract.ts';
import { draftLotteryRound, openLotteryRound } from '../../src/features/lottery/contract.ts';
import { setContact } from '../../src/features/profiles/contract.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { Bazaar } from '../bazaar.ts';
import { jpeg, postStick } from '../sample-offer.ts';
import { stickForm, wantedStickForm } from '../stick-form.ts';

/** Values from which URLs of pages are built. */
export type OnSale = {
  /** `slug-id` of an offer with three photos, of a sold one, of a demand. */
  stick: string;
  sold: string;
  demand: string;
  /** Slug of their advertiser. */
  seller: string;
  /** A conversation about the offer. */
  conversation: string;
  /** Slug of an open round of the lottery. */
  round: string;
  /** A paid order of a membership. */
  order: string;
  /** Key of a report of the offer. */
  reportKey: string;
  /** A draft issue of the newsletter. */
  issue: string;
  /** A draft notice of changed terms. */
  notice: string;
  /** A hall where people may meet. */
  hall: string;
  /** Drafts of an offer and of a demand started by the seller. */
  draft: Record<'offer' | 'demand', string>;
};

export type Stock = OnSale & {
  bazaar: Bazaar;
  /** Cookies by role, as a browser would send them. */
  cookies: Record<Role, Readonly<Record<string, string>>>;
};

/** An anonymous visitor; one waiting for a mailed PIN; the seller, with a draft of each kind; an admin. */
export type Role = 'anyone' | 'waiting' | 'seller' | 'admin';

const adminEmail = 'clovek-2@example.cz';

const partner = `---
name: FBC Pokus
kind: oddíl
town: Brno
description: Oddíl z Brna, který hraje od rána do večera.
since: 2026-11-21
paid: ne
---

Hrajeme od rána.
`;

/** Starts a server with some data of every kind. */
export async function openStock(): Promise<Stock> {
  const bazaar = await Bazaar.open({ env: { ADMIN_EMAILS: adminEmail, BANK_ACCOUNT: '19-2000145399/0800' } });
  try {
    return await fill(bazaar);
  } catch (problem) {
    await bazaar.close();
    throw problem;
  }
}

async function fill(bazaar: Bazaar): Promise<Stock> {
  const seller = new ApiVisitor(bazaar, 1);
  const admin = new ApiVisitor(bazaar, 2);
  await Promise.all([seller.signIn(), admin.signIn()]);
  await bazaar.query(`insert into second_factors
    (id, advertiser_id, kind, name, totp_secret, totp_step, created_at)
    select gen_random_uuid(), id, 'totp', 'Telefon', 'JBSWY3DPEHPK3PXP', 0, now() from advertisers
    where email = '${adminEmail}'`);
  const stick = await postStick(
    seller,
    { title: 'Unihoc Epic leváková', swap: 'on', swapWants: 'Pravou' },
    3,
  );
  const sold = await postStick(seller, { title: 'Prodaná hůl' });
  const demand = await seller.publish((await seller.fillDraft(wantedStickForm, 'demand')).id);
  await bazaar.query(`update listings set state = 'sold' where id = ${sold}`);
  await bazaar.query(`update listings set topped_until = now() + interval '7 days' where state = 'active'`);
  const offerDraft = await seller.fillDraft(stickForm(2));
  await seller.sendPhoto(offerDraft.albumId, await jpeg());
  const demandDraft = await seller.fillDraft(wantedStickForm, 'demand');
  await seller.call(setContact, { params: { kind: 'other-email' }, body: { value: 'jina@example.cz' } });
  await admin.get(saveText, {
    params: { collection: 'partners', slug: 'fbc-pokus' },
    body: { source: partner, reason: 'nový partner' },
  });
  const issue = await admin.get(writeNewsletterIssue, {
    body: { subject: 'Novinky bazaru', body: 'Přibyla [mapa](/mapa-nabidek) a přibudou další věci.' },
  });
  const notice = await admin.get(writeTermsNotice, {
    body: { concerns: 'terms', summary: 'Inzerát zůstane zveřejněný 90 dní.', effectiveOn: '2099-01-01' },
  });
  await admin.get(contactAdvertiser, {
    params: { id: stick },
    body: { name: 'Jan', email: admin.email, message: 'Je ta hůl ještě k mání?', consent: 'on' },
  });
  const hall = await admin.get(addMeetingPoint, {
    body: { kind: 'hall', name: 'Hala Lužánky', place: 'Brno' },
  });
  const reportKey = 'r'.repeat(43);
  await admin.get(reportContent, {
    body: {
      address: `/inzerat/${stick}`,
      reason: 'counterfeit',
      explanation: 'Nálepka na shaftu nesedí s modelem.',
      name: 'Jan',
      email: admin.email,
      truthful: 'on',
      key: reportKey,
    },
  });
  const [conversation] = await bazaar.query<{ id: string }>('select id from conversations');
  const [wanted] = await bazaar.query<{ slug: string }>(`select slug from listings where id = ${demand}`);
  const [account] = await bazaar.query<{ slug: string }>(
    `select slug from advertisers where email = '${seller.email}'`,
  );
  return {
    bazaar,
    stick: `unihoc-epic-levakova-${stick}`,
    sold: `prodana-hul-${sold}`,
    demand: `${wanted?.slug}-${demand}`,
    seller: account?.slug ?? '',
    conversation: conversation?.id ?? '',
    round: await openedRound(admin),
    order: await paidOrder(seller, admin),
    reportKey,
    issue: issue.id,
    notice: notice.id,
    hall: hall.id,
    draft: { offer: offerDraft.id, demand: demandDraft.id },
    cookies: {
      anyone: {},
      waiting: { overeni: await pendingSignIn(bazaar) },
      seller: { user: seller.userCookie },
      admin: { user: admin.userCookie },
    },
  };
}

const calendar = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: 'Europe/Prague' });
/** The seller pays for a membership. */
async function paidOrder(seller: ApiVisitor, admin: ApiVisitor): Promise<string> {
  const { id } = await seller.get(orderMembership, { body: { level: 'club', startNow: true } });
  await admin.get(confirmMembershipOrder, { params: { id }, body: { reason: 'na výpisu' } });
  return id;
}

const dayIn = (days: number) => calendar.format(Date.now() + days * 86_400_000);

/** Opens a round that starts today; returns its slug. */
async function openedRound(admin: ApiVisitor): Promise<string> {
  const reason = 'jarní kolo';
  const { id, slug } = await admin.get(draftLotteryRound, {
    body: {
      name: 'Jarní kolo',
      prize: 'Nová florbalka do 3 000 Kč',
      prizeValueCzk: 3_000,
      prizes: 1,
      firstDay: dayIn(0),
      lastDay: dayIn(1),
      drawAt: `${dayIn(2)}T20:00`,
      drawsItself: true,
      reason,
    },
  });
  await admin.get(openLotteryRound, { params: { id }, body: { reason } });
  return slug;
}

/** Submits an e-mail as the form does, and stops before the PIN. */
async function pendingSignIn({ url }: Bazaar): Promise<string> {
  const { headers } = await fetch(`${url}/prihlaseni`, {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams({ email: 'ceka@example.cz' }),
    redirect: 'manual',
  });
  const cookie = headers.getSetCookie().find((each) => each.startsWith('overeni='));
  if (cookie === undefined) throw new Error('Nobody was asked for a PIN');
  return cookie.slice('overeni='.length, cookie.indexOf(';'));
}
