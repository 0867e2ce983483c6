-- A review, or the reply to it, that an admin has hidden stays so, whatever becomes of the decision. New columns, and a
-- trigger that runs only where an account is deleted.

alter table reviews add column hidden_at timestamptz;
alter table reviews add column reply_hidden_at timestamptz;

-- Until now the decision itself hid a review, and went before it.
update reviews set hidden_at = decided_at
  from decisions
  where subject = 'review:' || reviews.id::text and action = 'handled' and reversed_at is null;

-- What a blocked account wrote is hidden with it, and must not come back once the account is gone.
create function drop_reviews_by_blocked() returns trigger language plpgsql as $$
begin
  if old.blocked_at is not null then
    delete from reviews where author_id = old.id;
  end if;
  return old;
end $$;

create trigger drop_reviews_by_blocked before delete on advertisers
  for each row execute function drop_reviews_by_blocked();
