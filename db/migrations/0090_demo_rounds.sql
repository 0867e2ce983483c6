-- A round held for a demonstration counts adverts of demo accounts, every other round those of real ones. Rows of the
-- previous version are real rounds; the default needs no rewriting of the table.
alter table lottery_rounds add column is_demo boolean not null default false;
