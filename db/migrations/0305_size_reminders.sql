-- Reminders that a child has outgrown a thing. Of the child itself nothing is stored: what was said of it only gave
-- the month.

create table size_reminders (
  id uuid primary key,
  email text not null check (email = lower(email)),
  state text not null check (state in ('unconfirmed', 'active', 'sent')),
  category text not null,             -- the slug of a leaf
  size text not null,                 -- as the catalogue has it, of a stick its shaft in cm
  brand text,                         -- the slug of the catalogue
  model text,
  attributes jsonb not null,          -- what the next and the old thing are looked for and offered by
  listing_id integer references listings (id) on delete set null,  -- it was bought here
  place_code text,                    -- whoever wants offers nearby first
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  spread smallint not null check (spread >= 0),  -- months that the estimate may be off
  created_at timestamptz not null,
  sent_at timestamptz
);
create index size_reminders_email on size_reminders (email);
create index size_reminders_due on size_reminders (month) where state = 'active';
create index size_reminders_unconfirmed on size_reminders (created_at) where state = 'unconfirmed';
create index size_reminders_sent on size_reminders (sent_at) where state = 'sent';
create index size_reminders_listing on size_reminders (listing_id);

-- Each email carries a key of its own, of which only the hash is stored; it ends reminders of its address also once
-- the one it came with is gone.
create table size_reminder_keys (
  key_hash text primary key,
  email text not null,
  reminder_id uuid references size_reminders (id) on delete set null,
  created_at timestamptz not null
);
create index size_reminder_keys_email on size_reminder_keys (email);
create index size_reminder_keys_reminder on size_reminder_keys (reminder_id);
create index size_reminder_keys_created on size_reminder_keys (created_at);

-- Emails that ask for a confirmation are counted with all others. Wider than before, so the previous version goes on.
alter table email_requests drop constraint email_requests_kind_check,
  add constraint email_requests_kind_check
  check (kind in ('pin', 'receipt', 'watch', 'newsletter', 'contact-code', 'size-reminder'));
