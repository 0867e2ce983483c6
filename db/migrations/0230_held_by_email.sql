-- How a message that is held came, so that it is delivered as what it was. What the version before writes came by the site,
-- as far as anybody knows.

alter table held_messages add column by_email boolean not null default false;
