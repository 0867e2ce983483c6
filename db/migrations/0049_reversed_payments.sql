-- A bank may take a payment back, which a statement tells as a movement of its own. Locks payments for a moment.

alter table bank_payments drop constraint bank_payments_amount_halere_check;
alter table bank_payments add constraint bank_payments_amount_halere_check check (amount_halere <> 0);
alter table bank_payments drop constraint bank_payments_outcome_check;
alter table bank_payments add constraint bank_payments_outcome_check
  check (outcome in ('paid', 'partial', 'over', 'not-waiting', 'unknown', 'reversed'));
