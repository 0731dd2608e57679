-- Whether nobody was ever shown other details of this person (docs/product/payment-details.md 'Notifications of changed details'). False for what is kept
-- already: nothing tells whether those details are the first.
alter table payment_details add column is_first boolean not null default false;
