-- Price, parameters and place of what was reported, and of what was hidden or removed without a report, as they were at
-- that time: [{ label, value }]. Columns without a default are added without rewriting the tables.

alter table reports add column facts jsonb;
alter table decisions add column seen_title text;
alter table decisions add column seen_content text;
alter table decisions add column seen_facts jsonb;
