-- How a home's plan deals chores out (docs/product/fair.md 'Even minutes').
alter table homes
  add column deal_by text not null default 'turns' check (deal_by in ('turns', 'even_minutes'));
