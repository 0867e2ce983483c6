-- The newsletter: who takes it and how that is known, its letters, and to whom each has gone. New tables only.

create table newsletter_subscribers (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  state text not null check (state in ('unconfirmed', 'subscribed', 'signed-off', 'undeliverable')),
  wording text not null,              -- version of the words agreed to
  asked_at timestamptz not null,
  confirmed_at timestamptz,           -- the proof of consent, with the two above
  ended_at timestamptz,               -- signed off, or given up as undeliverable
  refusals smallint not null default 0,  -- letters in a row that the mailbox refused for good
  check (state = 'unconfirmed' or confirmed_at is not null),
  check ((state in ('signed-off', 'undeliverable')) = (ended_at is not null))
);
create index newsletter_subscribers_state on newsletter_subscribers (state, id);

-- Every letter carries a key of its own; only its hash is kept. One that asks keeps the words it asked with.
create table newsletter_keys (
  key_hash text primary key,
  subscriber_id uuid not null references newsletter_subscribers (id) on delete cascade,
  wording text,                       -- present: the key confirms
  created_at timestamptz not null
);
create index newsletter_keys_subscriber on newsletter_keys (subscriber_id);
create index newsletter_keys_created on newsletter_keys (created_at);

-- Letters asked for by anybody, counted so that nobody fills a stranger's mailbox.
create table newsletter_requests (
  id bigint generated always as identity primary key,
  email text not null,
  client text not null,
  sent_at timestamptz not null
);
create index newsletter_requests_email on newsletter_requests (email, sent_at);
create index newsletter_requests_client on newsletter_requests (client, sent_at);

create table newsletter_letters (
  id uuid primary key,
  subject text not null,
  body text not null,                 -- Markdown
  version integer not null default 1, -- what is sent is what was looked at
  state text not null check (state in ('draft', 'sending', 'paused', 'sent')),
  changed_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  recipients integer,                 -- subscribers when it began to go
  taken integer, refused integer, skipped integer,  -- sums, once it is finished
  check ((state = 'draft') = (started_at is null)),
  check ((state = 'sent') = (finished_at is not null))
);

create table newsletter_deliveries (
  letter_id uuid not null references newsletter_letters (id) on delete cascade,
  subscriber_id uuid not null references newsletter_subscribers (id) on delete cascade,
  outcome text not null check (outcome in ('waiting', 'taken', 'refused', 'skipped')),
  queued_at timestamptz not null,
  done_at timestamptz,
  primary key (letter_id, subscriber_id)
);
create index newsletter_deliveries_subscriber on newsletter_deliveries (subscriber_id);
create index newsletter_deliveries_waiting on newsletter_deliveries (letter_id) where outcome = 'waiting';
