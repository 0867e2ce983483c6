-- When a listing was sold to somebody, whatever happens to the listing since; and of a review when its deal was, because
-- what was said stays when the sale is taken back. New columns, and a trigger that is needed no more.

alter table reservations add column sold_at timestamptz;  -- none while it is only reserved, or once the sale was taken back
alter table reviews add column sold_at timestamptz;

update reservations set sold_at = coalesce(
    (select max(m.created_at) from deal_changes d join contact_messages m on m.id = d.message_id
      where d.conversation_id = reservations.conversation_id and d.change = 'sold'),
    l.updated)
  from listings l
  where l.id = listing_id and (l.state = 'sold' or exists (
    select from listing_removals removal where removal.listing_id = l.id and removal.state_before = 'sold'));

update reviews set sold_at = r.sold_at
  from reservations r where r.conversation_id = reviews.conversation_id;

drop trigger drop_reviews_of_undone_sale on listings;
drop function drop_reviews_of_undone_sale();
