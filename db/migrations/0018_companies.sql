-- What the register of companies said, kept for a day so that a form can ask again without calling it. A new table, nothing is locked.

create table companies (
  company_id text primary key check (company_id ~ '^[0-9]{8}$'),
  company jsonb,                      -- nothing: the register does not know the number
  fetched_at timestamptz not null
);
create index companies_fetched on companies (fetched_at);

-- Each call to the register, so that nobody can make the bazaar call it without end.
create table company_lookups (
  id bigint generated always as identity primary key,
  advertiser_id uuid not null references advertisers (id) on delete cascade,
  asked_at timestamptz not null
);
create index company_lookups_advertiser on company_lookups (advertiser_id, asked_at);
