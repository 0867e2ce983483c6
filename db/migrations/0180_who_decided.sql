-- Who decided, so that somebody else may answer an objection; and which addresses of reporters without an account are
-- proven by a link that only the mailbox got. New columns without constraints that the version before would break.

alter table decisions add column decided_by uuid;          -- the admin's account; none of what was decided before
alter table reports add column receipt_key_hash text;      -- of the link in the email that confirms the report
alter table reports add column email_proven_at timestamptz; -- when a mailed link was first opened
create unique index reports_receipt_key on reports (receipt_key_hash);
