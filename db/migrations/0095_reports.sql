-- Reports of content, what admins decided, and objections to it. New tables; what was decided before gets its decision,
-- so that it can be objected to by the same page.

create table decisions (
  id uuid primary key,
  subject text not null,              -- 'listing:<id>', 'advertiser:<id>', 'conversation:<id>' or 'message:<id>'
  advertiser_id uuid references advertisers (id) on delete cascade,  -- whose content or account it is, where known
  action text not null check (action in ('kept', 'handled', 'removed', 'blocked')),
  reason text not null,
  rule text not null,                 -- empty where nothing was done
  source text not null check (source in ('reported', 'own')),
  key_hash text unique,               -- of the advertiser's link; none where nothing was done to them
  decided_at timestamptz not null,
  reversed_at timestamptz             -- the listing was restored, or the account released
);
create index decisions_subject on decisions (subject, decided_at desc);
create index decisions_advertiser on decisions (advertiser_id);
create index decisions_time on decisions (decided_at);

insert into decisions (id, subject, advertiser_id, action, reason, rule, source, decided_at)
select gen_random_uuid(), 'listing:' || listing_id, advertiser_id, 'removed', reason, rule, source, removed_at
from listing_removals join listings on listings.id = listing_id;

insert into decisions (id, subject, advertiser_id, action, reason, rule, source, decided_at)
select gen_random_uuid(), 'advertiser:' || advertiser_id, advertiser_id, 'blocked', reason, rule, 'own', blocked_at
from account_blocks;

create table reports (
  number integer primary key generated always as identity,
  key_hash text not null unique,      -- of the link by which the reporter sees what became of it
  mailed_key_hash text unique,        -- of the same link in the latest email about a decision
  subject text not null,
  advertiser_id uuid references advertisers (id) on delete cascade,  -- whose content it is, where known
  title text not null,                -- the content as it was when it was reported
  content text not null,
  photo text,
  reason text not null check (reason in ('fraud', 'prohibited', 'not-floorball', 'stolen', 'counterfeit',
    'foreign-content', 'misleading', 'personal-data', 'insult', 'duplicate', 'child-abuse', 'other')),
  explanation text not null,
  sender_name text,
  sender_email text,                  -- none only for child abuse
  sender_id uuid references advertisers (id) on delete cascade,
  client text not null,
  created_at timestamptz not null,
  decision_id uuid references decisions (id) on delete cascade,
  bad_faith_at timestamptz
);
create index reports_waiting on reports (subject) where decision_id is null;
create index reports_subject on reports (subject);
create index reports_decision on reports (decision_id);
create index reports_advertiser on reports (advertiser_id);
create index reports_sender on reports (sender_id) where sender_id is not null;
create index reports_email on reports (sender_email) where sender_email is not null;
create index reports_client on reports (client);
create index reports_time on reports (created_at);

create table objections (
  id uuid primary key,
  decision_id uuid not null references decisions (id) on delete cascade,
  report integer references reports (number) on delete cascade,  -- the reporter's; none where the advertiser objects
  message text not null,
  created_at timestamptz not null,
  answer text,
  granted boolean,
  answered_at timestamptz
);
create unique index objections_side on objections (decision_id, coalesce(report, 0));
create index objections_report on objections (report);
create index objections_waiting on objections (created_at) where answered_at is null;
