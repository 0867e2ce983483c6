-- Drafts that are written together. The head of a batch has its own id as `batch_id`: its values are what all rows share,
-- its album is the pile of photos. New columns that may be null, and an index over none of the rows there are.

alter table listing_drafts add column batch_id uuid references listing_drafts (id) on delete set null;
alter table listing_drafts add column batch_position smallint not null default 0;
create unique index listing_drafts_batch_head on listing_drafts (advertiser_id) where batch_id = id;
create index listing_drafts_batch on listing_drafts (batch_id) where batch_id is not null;

alter table albums add column capacity smallint;
