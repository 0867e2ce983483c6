-- When an admin closed a payment that belongs to no order. Nothing before has been closed so; without a default the
-- column needs no rewriting of the table, and the previous version never names it.
alter table bank_payments add column settled_at timestamptz;
