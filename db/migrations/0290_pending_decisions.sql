-- What was decided about reported content and is carried out in a minute, so that until then it can be taken back without
-- a trace. A new table.

create table pending_decisions (
  subject text primary key,
  id uuid not null unique,            -- which the queued job names: one that was taken back is carried out by none
  advertiser_id uuid references advertisers (id) on delete cascade,  -- whose content it is, where known
  decided_by uuid not null,           -- an account of the administration
  decider_email text not null,
  action text not null,
  reason text not null,
  rule text not null,
  up_to integer not null,             -- the latest report that was seen
  decided_at timestamptz not null,
  due_at timestamptz not null,
  problem text                        -- why it could not be carried out; its reports wait again
);
create index pending_decisions_advertiser on pending_decisions (advertiser_id);
