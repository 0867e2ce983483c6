-- Browsers that want short messages, as their push services know them. A new table, nothing is locked.
create table push_subscriptions (
  id uuid primary key,
  advertiser_id uuid not null references advertisers (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_advertiser on push_subscriptions (advertiser_id, created_at);
