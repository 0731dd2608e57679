-- An owner who takes an account back sees what was set while somebody else may have been in it (docs/product/accounts.md 'What an owner gets
-- back').

-- From then on no one sees the details until their owner confirms that they are right.
alter table payment_details add column set_aside_at timestamptz;

-- When the person changed its amount or resumed it; null if never.
alter table payment_series add column changed_at timestamptz;

-- When the person chose on the profile which emails they do not want; null if never since this column.
alter table users add column mail_chosen_at timestamptz;
