-- Whoever moves out was away all the same (docs/product/fair.md 'The even share'): these days stay with their membership.
alter table absences
  drop constraint absences_user_id_home_id_fkey,
  add foreign key (home_id, user_id) references memberships (home_id, user_id) on delete cascade;
