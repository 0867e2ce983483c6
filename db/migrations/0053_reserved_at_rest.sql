-- An advert that rests, or goes with its whole account, comes back as it left: promised to somebody, or free. A constant
-- default is added without rewriting the table.

alter table listings add column was_reserved boolean not null default false;
