-- A listing that was in lists and looks risky since an edit waits for a look as new ones do, but is not new. A new column
-- with a default; the version before would let such a listing in as if it were new.

alter table listing_holds add column edited boolean not null default false;
