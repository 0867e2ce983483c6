-- A line of a conversation also says that a reservation ended with its listing. The check becomes wider; what the version
-- before writes still passes.

alter table deal_changes drop constraint deal_changes_change_check;
alter table deal_changes add constraint deal_changes_change_check
  check (change in ('reserved', 'released', 'sold', 'reopened', 'lapsed'));
