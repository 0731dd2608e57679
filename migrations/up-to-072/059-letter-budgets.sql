-- A budget for each purpose of letters. The old counts are of one budget for all, and not needed after their day.
drop table letters_sent;
create table letters_sent (
  address_hash bytea not null,
  day date not null,
  purpose text not null,
  -- By a keyed hash too: the home, or the account and its change.
  about_hash bytea not null,
  count integer not null,
  primary key (address_hash, day, purpose, about_hash)
);
create index letters_sent_oldest on letters_sent (day);
