-- Views of the site as an account sees it, by an admin who helps its owner. A new table and a new column: the previous
-- version knows of neither, and there an admin goes on as themselves.

create table account_views (
  id uuid primary key,
  advertiser_id uuid not null references advertisers (id) on delete cascade,  -- whose eyes they are
  reason text not null check (char_length(reason) between 1 and 300),         -- its owner reads it, too
  started_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= started_at)                  -- brought forward by ending it
);
create index account_views_advertiser on account_views (advertiser_id, started_at);

alter table sessions add column account_view_id uuid references account_views (id) on delete set null;
create index sessions_account_view on sessions (account_view_id) where account_view_id is not null;
