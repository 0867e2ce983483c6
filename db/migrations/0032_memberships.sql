-- Levels of membership, their orders and payments, tops, and who did what as an admin.
-- New tables; `advertisers` gets a column with a constant default, which locks it for a moment; the index locks adverts
-- against writing while it is built.

create table membership_levels (
  id text primary key,
  name text not null,
  rank integer not null unique,       -- a higher one takes the place of a lower one at once
  price_czk integer not null check (price_czk >= 0),
  days integer not null check (days > 0),
  cards integer not null check (cards > 0),
  tops integer not null check (tops >= 0)
);
insert into membership_levels (id, name, rank, price_czk, days, cards, tops) values
  ('basic', 'Základ', 0, 0, 30, 10, 0),
  ('club', 'Klub', 1, 99, 30, 40, 2),
  ('pro', 'Profi', 2, 399, 30, 300, 20);

-- The level whose cards `card_limit` holds; a job moves both when a paid time begins or ends.
alter table advertisers add column level_id text not null default 'basic' references membership_levels (id);
create index advertisers_level on advertisers (level_id) where level_id <> 'basic';

create index listings_resting on listings (advertiser_id) where state = 'resting';

create sequence membership_order_numbers;
create table membership_orders (
  id uuid primary key,
  variable_symbol text not null unique check (variable_symbol ~ '^[0-9]{1,10}$'),
  -- Accounts may go; what was paid has to be kept for the accounts of the bazaar.
  advertiser_id uuid references advertisers (id) on delete set null,
  buyer_email text not null,
  level_id text not null references membership_levels (id),
  price_czk integer not null,         -- as it was when ordered, with the next two
  days integer not null,
  level_name text not null,
  state text not null check (state in ('awaiting-payment', 'paid', 'cancelled', 'expired')),
  created_at timestamptz not null,
  pay_until timestamptz not null,
  paid_at timestamptz,
  closed_at timestamptz,              -- cancelled or expired
  refund_account text,                -- IBAN; set when the buyer withdraws within 14 days
  refunded_at timestamptz
);
create unique index membership_orders_waiting on membership_orders (advertiser_id) where state = 'awaiting-payment';
create index membership_orders_advertiser on membership_orders (advertiser_id, created_at);
create index membership_orders_created on membership_orders (created_at);
create index membership_orders_pay_until on membership_orders (pay_until) where state = 'awaiting-payment';

-- Paid time. An order has two periods when a higher level has come in between.
create table membership_periods (
  id bigint generated always as identity primary key,
  order_id uuid not null references membership_orders (id) on delete cascade,
  advertiser_id uuid not null references advertisers (id) on delete cascade,
  level_id text not null references membership_levels (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  end_told_at timestamptz,            -- the letter before the end
  check (starts_at < ends_at)
);
create index membership_periods_advertiser on membership_periods (advertiser_id, starts_at);
create index membership_periods_end on membership_periods (ends_at);
create index membership_periods_order on membership_periods (order_id);

create table bank_payments (
  id bigint generated always as identity primary key,
  fingerprint text not null unique,   -- the same payment in another statement, or in the same one again
  booked_on date not null,
  amount_halere bigint not null check (amount_halere > 0),
  variable_symbol text,
  payer_account text,
  payer_name text,
  message text,
  order_id uuid references membership_orders (id) on delete set null,
  outcome text not null check (outcome in ('paid', 'partial', 'over', 'not-waiting', 'unknown')),
  imported_at timestamptz not null
);
create index bank_payments_order on bank_payments (order_id);
create index bank_payments_imported on bank_payments (imported_at);

create table tops (
  id bigint generated always as identity primary key,
  order_id uuid not null references membership_orders (id) on delete cascade,
  listing_id integer not null references listings (id) on delete cascade,
  begun_at timestamptz not null
);
create index tops_order on tops (order_id);
create index tops_listing on tops (listing_id);

create table admin_actions (
  id bigint generated always as identity primary key,
  admin_email text not null,
  action text not null,
  subject text not null,              -- e.g. `membership-order:<id>`
  reason text not null,
  done_at timestamptz not null
);
create index admin_actions_subject on admin_actions (subject, done_at);
create index admin_actions_done on admin_actions (done_at);
