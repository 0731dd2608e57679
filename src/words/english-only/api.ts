/** The page at /api, and the same sentences in the document that programs read. */
export const apiTitle = 'Serumah API';
export const apiText =
  'What programs can ask this server, and how. Everything here is also available as an OpenAPI document. Amounts of money are whole sen: 6645 is RM 66.45.';
export const openApp = 'Open Serumah';

export const signingInTitle = 'Signing in';
export const signInFirst =
  'A program signs in with an email and password. The answer has a token in its set-auth-token header:';
export const sendTheToken = 'It then sends the token with every call:';
export const tokenLasts =
  'A token stops working 30 days after it was last used, and 180 days after signing in at the latest. It is listed on your profile under “Where you are signed in”, where you can also sign it out.';
export const tokenAndPages =
  "A page in a browser never gets its token: Serumah's own pages are signed in with a cookie, and a page on another site gets a token from a program of its own. The cookie is not accepted from other sites.";

export const functionsTitle = 'Callable functions';
export const functionsText =
  'Call a function with {"data": …} and it answers with {"result": …, "data": …}, as the callable clients of Firebase expect; both contain the same. Pages on any site may call it, with a bearer token. Each function can also be reached at /{project}/us-central1/{name}, the address that such a client builds by itself; any project name works.';
export const functionsErrors =
  'A refused call answers with {"error": {"status", "message", "details": {"code"}}}: status is the name that callable clients know, and code says exactly what happened. Every call is answered within 70 seconds.';

export const callsTitle = 'Calls of the app';
export const callsText =
  'Every call is a POST with {"json": input}, or with no body where there is no input, and answers with {"json": output}. Where the output has timestamps, "meta" lists their places as [1, …path]. Pages on other sites are refused.';
export const callsErrors =
  'A refused call answers with {"json": {"code", "status", "message"}}. code says exactly what happened, and message says it in words for people.';

export const otherTitle = 'Files and live changes';

export const exampleSubject = 'Rice';
export const exampleText = 'We need rice.';
export const ruleBroken = 'Or the code of the rule that the input breaks.';
export const anyProject = 'Any name.';
export const placesOfInstants = 'Where json has timestamps, each as [1, …path].';
export const done = 'OK';

/** Who may make a call, by its access. */
export const whoMayCall = {
  anyone: 'For anyone, signed in or not.',
  user: 'For anyone who is signed in.',
  member: 'For members of the home.',
  administrator: 'For the administrator of the home.',
  party: 'For members of the home who are involved.',
  participant: 'For those involved, even after they have left the home.',
};

export const functionSummaries: Record<string, string> = {
  sendEmail: 'Send an email to a housemate, at most 20 an hour',
  sendPaymentRequestNotification: 'Send the emails of your payment request that are not on their way yet',
  checkPaymentStatus: 'Whether a share is paid, and what it is for',
  verifyPaymentProof: 'Check a proof of payment, and mark the share as paid',
};

/** In place of who may make the call, where that says too little. */
export const functionNotes: Record<string, string> = {
  sendPaymentRequestNotification: 'For the requester. No debtor gets the same email twice.',
  checkPaymentStatus:
    'For the debtor when signed in, and for anyone with the link from an email to them: it holds paymentId, userId and token.',
  verifyPaymentProof:
    'For the debtor when signed in, and for anyone with the link from an email to them: it holds paymentId, userId and token. fileData is the file in base64 without a prefix: JPEG, PNG, GIF, WEBP or PDF, at most 10 MB. A proof that is refused is an answer, not an error; shown is the amount that was read.',
};

export const groupTitles: Record<string, string> = {
  users: 'Accounts',
  twoStep: 'Two-step sign-in',
  homes: 'Homes',
  templates: 'Chore templates',
  chores: 'Chores',
  plans: 'The plan',
  swaps: 'Swap requests',
  absences: 'Days away',
  balance: 'Balance',
  dashboard: 'Dashboard',
  notifications: 'Notifications',
  mailChoices: 'Emails',
  pushes: 'Notifications on a device',
  calendars: 'Calendar',
  payments: 'Payment requests',
  spending: 'Spending',
  repeating: 'Payment requests that repeat',
  paymentDetails: 'How to pay',
  settlingUp: 'Settling up',
  pictures: 'Profile picture',
};

/** What each call does, by its group and name. */
export const callSummaries: Record<string, string> = {
  'users.getSession': 'Who is signed in, and what this server offers',
  'users.register': 'Create an account and sign in',
  'users.signIn': 'Sign in with an email and password, plus a code where two-step sign-in is on',
  'users.finishSignIn': 'Give the two-step sign-in code after Google',
  'users.signOut': 'Sign out',
  'users.updateDisplayName': 'Change your display name',
  'users.setLanguage': 'Choose your language',
  'users.sendConfirmation': 'Send the email that confirms your address again',
  'users.checkConfirmation': 'Which address a link in that email is for',
  'users.confirmAddress': 'Confirm your address with the link in that email',
  'users.changeEmail': 'Send an email that confirms a new address',
  'users.checkEmailChange': 'Which account and which new address a link in that email is for',
  'users.confirmEmailChange': 'Change your address with the link in that email',
  'users.keepEmail': 'Take an account back with the email that tells its old address about the change',
  'users.forgotPassword': 'Send an email to someone who forgot their password',
  'users.checkResetLink': 'Whether a link for a new password still works, and whose it is',
  'users.resetPassword': 'Set a new password with such a link and sign in',
  'users.changePassword': 'Change your password',
  'users.listSessions': 'Where you are signed in',
  'users.endSession': 'Sign out one of these places',
  'users.endOtherSessions': 'Sign out everywhere else',
  'users.getAccountDeletion': 'What is still open for you before you delete your account',
  'users.deleteAccount': 'Delete your account',
  'twoStep.begin': 'Start setting up two-step sign-in: what the authenticator app needs',
  'twoStep.confirm': 'Turn it on with a code from the app; answers with the recovery codes',
  'twoStep.renewRecoveryCodes': 'Replace the recovery codes with new ones',
  'twoStep.end': 'Turn it off',
  'homes.listHomes': 'Your homes',
  'homes.getHome': 'A home with its members and settings',
  'homes.createHome': 'Create a home',
  'homes.getInvitation': 'Which home an invite link opens, who invites and who lives there',
  'homes.joinHome': 'Join a home with its invite link',
  'homes.joinHomeByName': 'Join a home by its exact name, or ask to join if it is set to “Ask first”',
  'homes.listJoinRequests': 'The homes you asked to join',
  'homes.takeBackJoinRequest': 'Take back a request to join a home',
  'homes.acceptJoinRequest': 'Accept someone who asked to join',
  'homes.declineJoinRequest': 'Decline someone who asked to join',
  'homes.switchHome': 'Make a home the active one',
  'homes.getLeaving': 'What is still open for someone who is leaving',
  'homes.getMovingOut': 'All that is open for you, should you leave a home now',
  'homes.getHomeDeletion': 'What people in a home still owe each other',
  'homes.leaveHome': 'Leave a home',
  'homes.removeMember': 'Remove a member, which makes a new invite link',
  'homes.allowAgain': 'Allow a removed member to join again',
  'homes.makeInviteLink': 'Make a new invite link, which replaces the older ones',
  'homes.updateHomeSettings': 'Change the settings of a home',
  'homes.renameHome': 'Rename a home',
  'homes.handOver': 'Make another member the administrator',
  'homes.deleteHome': 'Delete a home',
  'homes.listHistory': 'The history of a home, newest first',
  'homes.markStepDone': 'Mark one of the next steps as done',
  'templates.listTemplates': 'The chore templates of a home',
  'templates.createTemplate': 'Create a template',
  'templates.addTemplate': 'Add a built-in template that is newer than the home',
  'templates.saveTemplate': 'Change a template',
  'templates.resetTemplate': 'Reset a built-in template to its default',
  'templates.countOpenChores': 'How many open chores a template has',
  'templates.deleteTemplate': 'Delete a custom template',
  'templates.planTemplates': 'Plan the open chores of templates again',
  'absences.listAbsences': 'Who is away on which days',
  'absences.previewAbsence': 'What your days away would do to your chores',
  'absences.createAbsence': 'Say that you are away; your chores of these days go to others',
  'absences.changeAbsence': 'Change your days away',
  'absences.deleteAbsence': 'Delete your days away, and get your chores back',
  'plans.getPlanOffers': 'What does not fit the plan of a home',
  'chores.listChores': 'The chores due between two days',
  'chores.listLateChores': 'What is still open from earlier weeks',
  'chores.getWhy': 'Why a chore is whose it is',
  'chores.openHome': 'Plan the months that are due and mark what is overdue',
  'chores.completeChore': 'Mark your chore as completed',
  'chores.reopenChore': 'Undo that, on the same day',
  'chores.letGoChore': 'Take an overdue chore from an earlier week off the board',
  'chores.putBackChore': 'Undo that, on the same day',
  'chores.letGoLateChores': 'Take all overdue chores from earlier weeks off the board, yours or everyone’s',
  'chores.putBackLateChores': 'Undo that, on the same day',
  'chores.moveChore': 'Move your chore by one day, once, or back',
  'chores.remindOfChore': 'Remind a housemate of an overdue chore',
  'chores.addOnceChore': 'Add a chore that comes once',
  'chores.deleteOnceChore': 'Delete such a chore before it is done',
  'chores.claimChore': 'Do a housemate’s chore of today or an overdue one',
  'chores.endClaim': 'Give it back, or take it back, on the same day',
  'chores.thankForChore': 'Thank a housemate for a completed chore, or take that back',
  'chores.countReplaced': 'What regenerating would replace',
  'chores.regenerateChoresForHome': 'Delete the chores of a home and plan again',
  'chores.restorePlan': 'Bring back the chores that were replaced',
  'swaps.countToAnswer': 'How many swap requests are waiting for your answer',
  'swaps.listSwapRequests': 'Swap requests sent to you or by you',
  'swaps.listChoresToTake': 'What you can ask for in return',
  'swaps.requestSwap': 'Ask a housemate to take your chore',
  'swaps.acceptSwapRequest': 'Accept a swap request',
  'swaps.rejectSwapRequest': 'Reject a swap request',
  'swaps.cancelSwapRequest': 'Cancel your swap request',
  'balance.getBalance': 'Who did how much of the chores in the last 4 and 12 weeks, and what waits',
  'dashboard.getDashboard': 'What the dashboard of a home shows',
  'notifications.countUnread': 'How many notifications you have not read',
  'notifications.listNotifications': 'Your notifications, newest first',
  'notifications.markNotificationsRead': 'Mark some notifications as read',
  'notifications.markAllNotificationsRead': 'Mark all notifications as read',
  'pushes.getDevice': 'The notifications of this device, and the key for the subscription of its browser',
  'pushes.subscribe': 'Have this device told at once',
  'pushes.unsubscribe': 'Have this device told nothing more',
  'pushes.setDeviceChoices': 'Choose what this device is told',
  'pushes.setMorning': 'Choose when your morning reminder comes, and whether by email',
  'pushes.listUnread': 'Which of some notifications you have not read',
  'mailChoices.setMailChoices': 'Choose which emails you do not want',
  'mailChoices.allowLettersAgain': 'Allow emails again to an address that stopped them all',
  'mailChoices.unsubscribe': 'Stop emails with the link that is in them',
  'calendars.getCalendar': 'What your calendar shows, and when its link was made',
  'calendars.setCalendarShows': 'Choose whose chores your calendar shows',
  'calendars.makeCalendarLink': 'A new calendar link, which ends the one before',
  'repeating.listRepeating': 'Your repeating requests in a home',
  'repeating.changeRepeatingAmount': 'Change what your repeating request asks for from the next time on',
  'repeating.pauseRepeating': 'Pause your repeating request',
  'repeating.resumeRepeating': 'Resume your repeating request, from its next day on',
  'repeating.stopRepeating': 'Stop your repeating request',
  'paymentDetails.getPaymentDetails': 'Your own payment details',
  'paymentDetails.savePaymentDetails':
    'Change how you want to be paid; asks who you are, unless you have just signed in',
  'paymentDetails.getPayeeDetails': 'How to pay somebody whom you owe',
  'payments.listPaymentRequests': 'Payment requests that concern you, open ones first',
  'payments.getPaymentSummary': 'What you are owed and what you owe',
  'spending.getSpending': 'What you asked for and paid in each of the last 12 months',
  'settlingUp.getBetweenUs': 'What you and each housemate owe each other',
  'settlingUp.settleUp': 'Settle up with somebody: the lines of both ways at once',
  'settlingUp.remindOfAll': 'Remind somebody of all that they owe you',
  'settlingUp.letGoAll': 'Let go of all that somebody owes you',
  'payments.createPaymentRequest': 'Ask housemates to pay you back',
  'payments.markAsPaid': 'Mark your own share as paid',
  'payments.sendReminders': 'Remind everyone who has not paid',
  'payments.changePaymentRequest': 'Change your request: what it is for, and whom you ask for how much',
  'payments.deletePaymentRequest': 'Delete your request while no one has paid',
  'payments.reviewPaymentProof': 'Confirm a proof, or say that the money was not received',
  'payments.undoMarkAsPaid': 'Undo marking your share as paid, within a few seconds',
  'payments.letGoPayment': 'Let go of an open share',
  'payments.reopenPayment': 'Reopen a share that was wrongly marked as paid',
  'payments.askForReview': 'Ask the requester to check a refused proof',
  'payments.removeBill': 'Take the bill off your payment request',
  'payments.takeBackProof': 'Take back a proof that the requester has not answered',
  'payments.listPayeeNames': 'The names on receipts that you said are yours',
  'payments.forgetPayeeName': 'Forget one of these names, so that receipts to it are asked about again',
  'pictures.removePicture': 'Remove your profile picture',
};

/** What goes over the wire in another form than a call. */
export const otherSummaries = {
  putPicture: 'Change your profile picture: its bytes are the body, at most 5 MB',
  readPaymentCode:
    'Read the DuitNow QR in a picture, and keep nothing of it: its bytes are the body, at most 5 MB',
  putBill:
    'Attach the bill to your payment request, in the place of any that it has: its bytes are the body, at most 10 MB. billId is a UUID of yours; the same upload again is one bill.',
  showBill:
    'The bill of a payment request, for its requester and debtors, and for anyone with the link from an email to one of them: the header x-payment-link shows paymentId, userId and token, with spaces between',
  showPicture: 'A profile picture, for its owner and their housemates',
  showProof:
    'The picture of a proof of payment, for its debtor, and for its requester where it waits or counts',
  calendar: 'The calendar of a link, for anyone who has it; asked with its ETag, 304 where it is the same',
  myData: 'Everything that is kept about you',
  myPayments: 'Your payments as a table',
  mySpending: 'What you asked for and paid in the last 12 months, as a table',
  homeData: 'What is kept about a home',
  live: 'A stream of server-sent events: each says which topics have changed, never the data',
};
export const pictureBytes = 'The picture: JPEG, PNG, WebP, GIF or AVIF.';
export const billBytes = 'The bill: JPEG, PNG, GIF, WEBP or PDF.';
export const pictureShown = 'The picture.';
export const calendarShown = 'An iCalendar file (RFC 5545).';
export const fileOfAccount =
  'A file to keep: your account, then one list after another, oldest first; what belongs to homes comes home by home.';
export const csvFile =
  'A file for a spreadsheet: UTF-8, a row with the column names, then one row for each share. Home by home, oldest first.';
export const spendingFile =
  'A file for a spreadsheet: UTF-8, a row with the column names, then one row for each month and category. Newest month first.';
export const fileOfHome =
  'A file to keep: the home, then one list after another, oldest first. It includes only your own payments.';
export const liveNotes = 'One note after another, for as long as the stream is open.';
