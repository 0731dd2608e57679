-- Reminders that their debtor stopped were ended for good, at the round that found them stopped. From now on they wait: allowed again, they
-- go on. Those that ended so before are taken up again, where somebody is left to be paid and to pay.
update payment_debtors as line
   set remind_on = (now() at time zone 'UTC')::date
  from payment_requests as request, users as requester, users as debtor
 where request.home_id = line.home_id and request.id = line.payment_id and not request.deleted
   and requester.id = request.requester_id and requester.deleted_at is null
   and debtor.id = line.user_id and debtor.deleted_at is null and 'reminders' = any(debtor.unwanted_mail)
   and line.paid_at is null and line.remind_on is null and line.reminders < 5;
