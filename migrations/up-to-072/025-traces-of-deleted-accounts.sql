-- Deleting an account takes its names and messages out of what others keep (docs/product/accounts.md 'What deletion leaves behind'). Of
-- those that were deleted before that.
update swap_requests
   set message = null
  from users as gone
 where gone.id = requester_id and gone.deleted_at is not null and message is not null;
delete from held_letters using users as gone
 where gone.id::text = letter->>'senderId' and gone.deleted_at is not null;
update payment_proofs as proof
   set expected = '',
       read = case when read #>> '{recipient,name}' is null then read
                   else jsonb_set(read, '{recipient,name}', to_jsonb(gone.display_name)) end
  from payment_requests as request
  join users as gone on gone.id = request.requester_id
 where request.home_id = proof.home_id and request.id = proof.payment_id and gone.deleted_at is not null;
