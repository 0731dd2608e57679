-- Whether no other details of this person were ever shown (docs/product/payment-details.md 'Notifications of changed details'). False for
-- existing details, which may not be the first.
alter table payment_details add column is_first boolean not null default false;
