-- Whether a pair still fits, so that the account can count matches without comparing the listings again. A constant
-- default rewrites nothing; the previous version leaves pairs as they are until a listing changes again.

alter table matches add column fits boolean not null default true;
