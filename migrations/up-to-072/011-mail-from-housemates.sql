-- What a housemate sends through us (sendEmail) can be stopped like any other letter.
alter table users drop constraint users_unwanted_mail_check;
alter table users add constraint users_unwanted_mail_check
  check (unwanted_mail <@ array['swaps', 'home', 'payments', 'reminders', 'housemates']);
