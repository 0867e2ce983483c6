-- Notices of changed terms to all accounts, and the proof of their delivery. New tables only.

create table terms_notices (
  id uuid primary key,
  concerns text not null check (concerns in ('terms', 'privacy')),
  summary text not null,               -- Markdown: what changes
  effective_on date not null,          -- from when it holds
  version integer not null default 1,  -- what is sent is what was looked at
  changed_at timestamptz not null,
  started_at timestamptz,              -- none: a draft
  paused_at timestamptz check (paused_at is null or started_at is not null)
);

-- One for each account there was when the notice began to go; an account that goes leaves the proof without itself.
create table terms_notice_deliveries (
  id uuid primary key default gen_random_uuid(),
  notice_id uuid not null references terms_notices (id) on delete cascade,
  advertiser_id uuid references advertisers (id) on delete set null,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'taken', 'refused', 'skipped')),
  queued_at timestamptz,               -- none: its turn has not come
  done_at timestamptz,
  message_id text,
  seen_at timestamptz,                 -- first shown in the account
  closed_at timestamptz,
  unique (notice_id, advertiser_id),
  check ((outcome = 'waiting') = (done_at is null))
);
create index terms_notice_deliveries_advertiser on terms_notice_deliveries (advertiser_id);
create index terms_notice_deliveries_waiting on terms_notice_deliveries (notice_id) where outcome = 'waiting';
