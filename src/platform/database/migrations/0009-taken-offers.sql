-- Every offer applies once per account. It is taken by the checkout that was paid with it first, and
-- stays taken, also after a refund.

create table taken_offer (
  account_id text not null references account on delete restrict,
  offer_id text not null,
  checkout_id uuid not null unique references checkout,
  taken_at timestamptz not null,
  primary key (account_id, offer_id)
);

insert into taken_offer (account_id, offer_id, checkout_id, taken_at)
select distinct on (account_id, offer_id) account_id, offer_id, id, paid_at
from checkout where offer_id is not null and paid_at is not null
order by account_id, offer_id, paid_at, id;

-- The open checkouts of an offer, which expire when it is taken.
create index checkout_open_offer on checkout (account_id, offer_id)
  where offer_id is not null and status = 'pending';

update checkout c set status = 'expired' from taken_offer t
where c.status = 'pending' and t.account_id = c.account_id and t.offer_id = c.offer_id;
