import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { isRefusal } from '../src/contract/errors.ts';
import { paymentRetention, formatPeriod, retainedSince, retention } from '../src/contract/retention.ts';
import { jobsOf } from '../src/features/all.ts';
import { loadContentFiles } from '../src/features/content/load-files.ts';
import { contentPage } from '../src/features/content/pages.ts';
import { loadTowns, newAdvertiser } from './listings.ts';
import { createTraces } from './personal-traces/create-traces.ts';
import { testPlatform } from './platform.ts';

type Kind = keyof typeof retention;
/** SQL that sets the start of all rows of a kind to `$1`, and SQL that counts the rows left. */
type Aged = { age: string; left: string };

const rows = (table: string, column: string, where = 'true'): Aged => ({
  age: `update ${table} set ${column} = $1::timestamptz where ${where}`,
  left: `select count(*)::integer as left from ${table} where ${where}`,
});
/** Rows that store their own expiry. */
const ending = (table: string, column: string, days: number): Aged => ({
  ...rows(table, column),
  age: `update ${table} set ${column} = $1::timestamptz + interval '${days} days'`,
});

const withoutAccount = 'paid_at is not null and advertiser_id is null';
const payments = [
  rows('membership_orders', 'paid_at', withoutAccount),
  rows('bank_payments', 'booked_on', "fingerprint = 'retained'"),
];

/** Photos of a message that was never sent. */
const gathered: Aged = {
  age: `with aged as (update photos set created_at = $1::timestamptz)
    update albums set created_at = $1::timestamptz where conversation_id is not null`,
  left: 'select count(*)::integer as left from albums where conversation_id is not null and message_id is null',
};

const aged: Record<Kind, readonly Aged[]> = {
  drafts: [rows('listing_drafts', 'updated_at')],
  photos: [
    rows('photos', 'removed_at'),
    rows('uploads', 'created_at'),
    rows('photo_intake', 'taken_at'),
    gathered,
  ],
  codes: [rows('sign_in_challenges', 'sent_at'), rows('contact_proofs', 'sent_at')],
  sessions: [ending('sessions', 'expires_at', retention.sessions.period.days)],
  browsers: [rows('known_browsers', 'used_at')],
  failedTries: [rows('lasting_pin_failures', 'failed_at')],
  sentEmails: [
    rows('email_requests', 'sent_at'),
    rows('newsletter_requests', 'sent_at'),
    rows('watch_requests', 'sent_at'),
  ],
  refusedEmails: [rows('refused_emails', 'refused_at')],
  companyLookups: [rows('company_lookups', 'asked_at'), rows('companies', 'fetched_at')],
  unconfirmed: [
    rows('watches', 'created_at', "state = 'unconfirmed'"),
    rows('size_reminders', 'created_at', "state = 'unconfirmed'"),
    rows('newsletter_subscribers', 'asked_at', "state = 'unconfirmed'"),
  ],
  emailKeys: [
    rows('watch_keys', 'created_at'),
    rows('favourite_keys', 'created_at'),
    rows('follow_keys', 'created_at'),
    rows('match_keys', 'created_at'),
    rows('size_reminder_keys', 'created_at'),
    rows('newsletter_keys', 'created_at'),
  ],
  sizeReminders: [rows('size_reminders', 'sent_at', "state = 'sent'")],
  renewalKeys: [rows('renewal_letters', 'created_at')],
  deliveries: [
    {
      age: "update newsletter_letters set state = 'sent', finished_at = $1",
      left: 'select count(*)::integer as left from newsletter_deliveries',
    },
  ],
  termsNotices: [
    {
      age: 'update terms_notices set started_at = $1',
      left: 'select count(*)::integer as left from terms_notice_deliveries where advertiser_id is not null',
    },
  ],
  consents: [rows('newsletter_subscribers', 'ended_at', "state = 'signed-off'")],
  inboundEmails: [rows('inbound_emails', 'received_at')],
  messages: [rows('contact_messages', 'created_at'), rows('conversations', 'last_at')],
  swapRings: [rows('swap_rings', 'ended_at')],
  reviews: [rows('reviews', 'written_at')],
  senderStops: [rows('sender_stops', 'stopped_at')],
  operatorMessages: [rows('operator_messages', 'created_at')],
  reports: [rows('reports', 'created_at', 'decision_id is null'), rows('decisions', 'decided_at')],
  adminActions: [rows('admin_actions', 'done_at')],
  exports: [ending('account_exports', 'expires_at', retention.exports.period.days)],
  lottery: [
    {
      age: `with drawn as (update lottery_prizes set state = 'lapsed', settled_at = $1)
        update lottery_rounds set state = 'cancelled', cancelled_at = $1, cancel_reason = 'x'`,
      left: 'select count(*)::integer as left from lottery_entries where advertiser_id is not null',
    },
  ],
  payments,
  vatDocuments: payments,
  leaving: [ending('account_leavings', 'goes_at', retention.leaving.period.days)],
};

const platform = await testPlatform();
const now = platform.clock.now();
const one = async (sql: string, values: unknown[] = []) => (await platform.pool.query(sql, values)).rows[0];

beforeAll(async () => {
  // Rows are backdated here; features/audit tests that nobody else can change the log.
  await platform.pool.query('alter table admin_actions disable trigger admin_actions_stay');
  await loadTowns(platform);
  const viewer = await newAdvertiser(platform);
  await createTraces(platform, viewer);
  const { email } = viewer;
  for (const sql of [
    "insert into refused_emails (domain, answer, refused_at) values ('example.cz', '550', now())",
    "insert into companies (company_id, company, fetched_at) values ('12345679', '{}', now())",
    `insert into watches (id, email, search, name, frequency, state, since, created_at)
     values (gen_random_uuid(), '${email}', 'q=x', 'x', 'daily', 'unconfirmed', now(), now())`,
    `insert into size_reminders (id, email, state, category, size, attributes, month, spread, created_at)
     values (gen_random_uuid(), '${email}', 'unconfirmed', 'boty', '33', '{}', '2027-01', 2, now())`,
    `insert into newsletter_subscribers (id, email, state, wording, asked_at)
     values (gen_random_uuid(), 'ceka@example.cz', 'unconfirmed', '2026-11', now())`,
    `insert into newsletter_subscribers (id, email, state, wording, asked_at, confirmed_at, ended_at)
     values (gen_random_uuid(), 'pryc@example.cz', 'signed-off', '2026-11', now(), now(), now())`,
    `insert into account_exports (id, advertiser_id, state, asked_at, expires_at)
     values (gen_random_uuid(), '${viewer.advertiserId}', 'waiting', now(), now())`,
    `insert into reports (key_hash, subject, title, content, reason, explanation, client, created_at)
     values ('waiting', 'listing:1', 'x', 'x', 'child-abuse', 'x', 'x', now())`,
  ])
    await platform.pool.query(sql);
});

/** Restores payments that the run for the other law has deleted. */
async function stockPayments() {
  await platform.pool
    .query(`insert into bank_payments (fingerprint, booked_on, amount_halere, outcome, imported_at)
    values ('retained', now(), 9900, 'unknown', now()) on conflict do nothing`);
  await platform.pool
    .query(`insert into membership_orders (id, variable_symbol, buyer_email, level_id, price_czk, days,
      level_name, state, created_at, pay_until, paid_at)
    select gen_random_uuid(), '99999999', 'x', 'club', 99, 30, 'Klub', 'paid', now(), now(), now()
    where not exists (select from membership_orders where ${withoutAccount})`);
}

const minute = 60_000;
const after = (time: Date) => new Date(time.getTime() + minute);

/** The latest moment past retention, for a period that runs from the end of a year. */
const endOfYear = (kind: Kind) =>
  new Date(Date.UTC(retainedSince(retention[kind], now).getUTCFullYear(), 0) - minute);

describe('data are deleted at the age in the table of retention, and not before', () => {
  // Deleting an account or a draft deletes photos, too, so these are tested last.
  const last = ['drafts', 'leaving'];
  const kinds = Object.keys(aged)
    .filter((key): key is Kind => key in retention)
    .toSorted((one_, other) => last.indexOf(one_) - last.indexOf(other));

  it.each(kinds)('%s', async (kind) => {
    const byYear = kind === 'payments' || kind === 'vatDocuments';
    if (byYear) await stockPayments();
    const vat = kind === 'vatDocuments' ? '1' : '0';
    const config = { ...platform.config, ...pick(readConfig({ NODE_ENV: 'test', OPERATOR_PAYS_VAT: vat })) };
    const { schedule } = jobsOf({ ...platform, config });
    const old = byYear ? endOfYear(kind) : new Date(retainedSince(retention[kind], now).getTime() - minute);
    const run = async (begun: Date) => {
      for (const { age } of aged[kind]) await platform.pool.query(age, [begun]);
      for (const name of retention[kind].jobs) await schedule.find((job) => job.name === name)?.run();
      const left = await Promise.all(aged[kind].map(({ left: sql }) => one(sql)));
      return left.map((row) => row.left > 0);
    };
    expect(await run(after(after(old)))).toEqual(aged[kind].map(() => true));
    expect(await run(old)).toEqual(aged[kind].map(() => false));
  });
});

const pick = ({ operatorPaysVat }: { operatorPaysVat: boolean | undefined }) => ({ operatorPaysVat });

describe('the table of retention', () => {
  it('names jobs that exist, and every job that deletes personal data', () => {
    const named = new Set(Object.values(retention).flatMap(({ jobs }): string[] => [...jobs]));
    const deleting = jobsOf(platform)
      .schedule.map(({ name }) => name)
      .filter((name) => name.startsWith('sweep-') || name === retention.lottery.jobs[0]);
    const ofNobody = ['sweep-listing-changes', 'sweep-covers'];
    expect([...named, ...ofNobody].toSorted()).toEqual(deleting.toSorted());
  });

  it.each([false, true, undefined])(
    'is what the page about personal data shows, VAT paid: %s',
    async (operatorPaysVat) => {
      await loadContentFiles(platform);
      const config = { ...platform.config, operatorPaysVat };
      const page = await contentPage({ ...platform, config }, 'zpracovani-osobnich-udaju', undefined);
      const html = isRefusal(page) ? '' : page.html;
      const section = html.split('<h2').find((part) => part.includes('jak-dlouho-udaje-uchovavame')) ?? '';
      const text = section.replaceAll(/<[^>]*>|[\u00a0\u2060]/g, (found) => (found === '\u00a0' ? ' ' : ''));
      const { payments: _, vatDocuments: __, ...others } = retention;
      const printed = [...Object.values(others), paymentRetention({ operatorPaysVat })];
      for (const { period, since } of printed)
        expect(text).toContain(`${formatPeriod(period).replace('\u00a0', ' ')} ${since}`);
      expect(section.match(/<tr/g)).toHaveLength(printed.length + 1);
      // Any period in the rest of the page must be in the table, too.
      const periods = html
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('\u00a0', ' ')
        .match(/\d+ (hodin|dn|dní|měsíc|let|rok)\p{L}*/gu);
      const known = new Set(printed.map(({ period }) => formatPeriod(period).replace('\u00a0', ' ')));
      for (const found of periods ?? []) expect([...known, '72 hodin', '15 let']).toContain(found);
    },
  );
});
