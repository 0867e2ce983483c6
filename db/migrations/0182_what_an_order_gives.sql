-- What a paid order gives, as its level stood when it was ordered: a level that shrinks takes nothing from who has paid.
-- New columns; the version before leaves them empty, and then the level as it is now counts.

alter table membership_orders add column cards integer;
alter table membership_orders add column tops integer;
update membership_orders set cards = level.cards, tops = level.tops
from membership_levels level where level.id = level_id;
