import { HOME_NAME_MAX, MEMBERS_MAX, OWN_JOIN_REQUESTS_MAX } from '#domain/homes.ts';
import { accountProblems, invitationNeeded } from '#words/accounts.ts';
import { paymentProblems } from '#words/payments.ts';
import { pictureProblems } from '#words/pictures.ts';
import { swapProblems } from '#words/swaps.ts';
import { templateProblems, templatesFull } from '#words/templates.ts';

/** The sentence of each error code (contract/errors.ts), in the words of spec §5 and §8 where they give one. */
export const errors = {
  INVALID_INPUT: 'Something in the form is not right. Please check it and try again.',
  ...accountProblems,
  HOME_NAME_MISSING: 'Please enter a home name',
  HOME_NAME_TOO_LONG: `A home name can have at most ${HOME_NAME_MAX} characters`,
  TIME_ZONE_UNKNOWN: 'Please choose a time zone from the list',
  HOME_NAME_DIFFERS: 'That is not the name of this home. Type it exactly as it stands.',
  ...templateProblems,
  ...swapProblems,
  ...paymentProblems,
  ...pictureProblems,
  UNAUTHENTICATED: 'Please sign in again.',
  WRONG_EMAIL_OR_PASSWORD: 'Wrong email or password.',
  WRONG_PASSWORD: 'That is not your current password.',
  FORBIDDEN: 'You do not have access to this.',
  ORIGIN_REFUSED:
    'This page came from another address than the server expects. Open the app again and try once more.',
  INVITATION_NEEDED: invitationNeeded,
  INVITE_LINK_REPLACED: 'This invite link was replaced by a newer one.',
  REMOVED_FROM_HOME: 'You were removed from this home. Its administrator can allow you to join again.',
  SIGN_IN_AGAIN: 'Please sign in with Google again, then repeat this within ten minutes.',
  NOT_FOUND: 'This is not there any more.',
  HOME_NOT_FOUND: 'Home not found',
  HOME_GONE: 'This home no longer exists.',
  CHORE_NOT_FOUND: 'This chore is not there any more.',
  MEMBER_NOT_FOUND: 'This person is not a member of the home.',
  TEMPLATE_NOT_FOUND: 'This template is not there any more.',
  ALREADY_MEMBER: 'You are already a member of this home',
  SEVERAL_HOMES: 'Several homes have this name. Ask for the invite link.',
  HOME_FULL: `This home is full: it already has ${MEMBERS_MAX} members.`,
  JOIN_REQUEST_GONE: 'This request was answered or taken back already.',
  JOIN_DECLINED: 'The administrator declined your request. You can ask again a day after that.',
  JOIN_REQUESTS_MANY: 'Too many people wait to join this home. Ask a housemate for the invite link.',
  JOIN_REQUESTS_OWN_MANY: `You already wait for ${OWN_JOIN_REQUESTS_MAX} homes. Take one of those requests back first.`,
  TEMPLATES_FULL: templatesFull,
  ADMINISTRATOR_STAYS: 'The administrator cannot leave. Hand the role over to somebody first.',
  ADMINISTRATOR_OF_OTHERS:
    'You are the administrator of a home with other members. Hand the role over or delete the home first.',
  EMAIL_TAKEN: 'There is already an account with this email. Sign in, or use another address.',
  OTHER_ACCOUNT: 'This link is for another account. Sign in to that one first.',
  LETTERS_STOPPED:
    'Letters to this email were stopped by a link in one of them. The same link allows them again.',
  EMAIL_UNCONFIRMED: 'Please confirm your email first. Your profile sends you the link.',
  EMAIL_CONFIRMED: 'Your email is already confirmed.',
  ID_TAKEN: 'This was already created by somebody else. Please try again.',
  CHORE_COMPLETED: 'This chore is already completed.',
  CHORE_OPEN: 'This chore is not completed.',
  REOPEN_TOO_LATE: 'A chore can be reopened only on the day it was completed.',
  CHORE_NOT_LATE: 'Only a late chore of an earlier week can be let go.',
  PUT_BACK_TOO_LATE: 'A chore can be put back only by whoever let it go, on the same day.',
  TRY_AGAIN: 'Too much happened at once. Please try again.',
  LINK_INVALID: 'This link is not complete. Open it from the letter once more.',
  LINK_EXPIRED: 'This link was used already or has expired.',
  PLAN_GONE: 'These chores can no longer be brought back: it was done already, or 7 days have passed.',
  TOO_LARGE: 'This is too large to send.',
  TOO_MANY_TRIES: 'Too many tries. Please wait a few minutes and try again.',
  BUSY: 'We are busy right now. Please try again in a minute.',
  UNEXPECTED: 'Something went wrong on our side. Please try again.',
  TOOK_TOO_LONG: 'This took too long. Please try again.',
} as const;
