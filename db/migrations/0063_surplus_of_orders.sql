-- What was sent back of money that came for an order beyond its price. A constant default is added without rewriting the
-- table.

alter table membership_orders add column surplus_returned_halere bigint not null default 0;
