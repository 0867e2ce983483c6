-- One ledger of the emails that anybody can have sent to an address, whatever page asks for them, in place of a count
-- in each feature. New tables and columns only: each lock is held for a moment. The release before goes on counting in
-- watch_requests, newsletter_requests and sign_in_challenges, which nobody reads any more.
create table email_requests (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('pin', 'receipt', 'watch', 'newsletter', 'contact-code')),
  email text not null,
  client text not null,
  browser_hash text,                  -- of a browser in which the account of the address was opened before
  sent_at timestamptz not null
);
create index email_requests_email on email_requests (email, sent_at);
create index email_requests_client on email_requests (client, sent_at);

-- Browsers in which an account was opened: they have allowances of their own, so that strangers cannot use them up.
create table known_browsers (
  advertiser_id uuid not null references advertisers (id) on delete cascade,
  browser_hash text not null,
  used_at timestamptz not null,
  primary key (advertiser_id, browser_hash)
);
create index known_browsers_used on known_browsers (used_at);

alter table lasting_pin_failures add column browser_hash text;

-- A session knows its browser, and messages to a browser end with what makes it known: whoever ends a session from
-- elsewhere ends them too.
alter table sessions add column browser_hash text;
alter table push_subscriptions add column browser_hash text;
alter table push_subscriptions add constraint push_subscriptions_browser
  foreign key (advertiser_id, browser_hash) references known_browsers (advertiser_id, browser_hash) on delete cascade;
create index push_subscriptions_browser on push_subscriptions (advertiser_id, browser_hash);
