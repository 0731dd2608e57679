-- Days away of former members still count (docs/product/fair.md 'The even share'): they stay with the membership.
alter table absences
  drop constraint absences_user_id_home_id_fkey,
  add foreign key (home_id, user_id) references memberships (home_id, user_id) on delete cascade;
