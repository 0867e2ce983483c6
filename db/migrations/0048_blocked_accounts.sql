-- Accounts that an admin has closed, and objections to what admins did. A new table; the checked topic locks messages to
-- the operator for a moment, and the version before writes only topics that pass.

create table account_blocks (
  advertiser_id uuid primary key references advertisers (id) on delete cascade,
  reason text not null,
  rule text not null,
  listings integer[] not null,        -- what was taken out of the lists with the account, and comes back with it
  blocked_at timestamptz not null
);

alter table operator_messages drop constraint operator_messages_topic_check;
alter table operator_messages add constraint operator_messages_topic_check
  check (topic in ('question', 'report', 'objection', 'cooperation', 'membership', 'privacy', 'accessibility'));
