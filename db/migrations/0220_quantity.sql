-- An offer may have several pieces of the same thing; what has been sold of them is counted. Constant defaults are added
-- without rewriting the table, and the version before goes on writing listings of one piece.

alter table listings add column quantity smallint not null default 1;
alter table listings add column pieces_sold smallint not null default 0;
