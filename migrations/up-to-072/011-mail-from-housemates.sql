-- A person can stop letters that a housemate sends through the server (sendEmail), as any other letters.
alter table users drop constraint users_unwanted_mail_check;
alter table users add constraint users_unwanted_mail_check
  check (unwanted_mail <@ array['swaps', 'home', 'payments', 'reminders', 'housemates']);
