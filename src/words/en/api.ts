/** The page at /api, and the same sentences in the document that programs read. */
export const apiTitle = 'Serumah API';
export const apiText =
  'What this server can be asked by programs, and how. Everything here is also written as an OpenAPI document. Amounts of money are whole sen: 6645 is RM 66.45.';
export const openDocument = 'Open the document';
export const openApp = 'Open Serumah';
export const onThisPage = 'On this page';

export const signingInTitle = 'Signing in';
export const signInFirst =
  'A program signs in with email and password. The answer has a token in its header set-auth-token:';
export const sendTheToken = 'It sends the token with every call:';
export const tokenLasts =
  'A token works for 30 days after it was last used. It is listed on your profile under “Where you are signed in”, where you can also end it.';
export const tokenAndPages =
  'A page in a browser is never told its token: Serumah’s own pages are signed in with a cookie, and a page on another site gets a token from a program of its own. The cookie is not accepted from other sites.';

export const functionsTitle = 'Callable functions';
export const functionsText =
  'A function is asked with {"data": …} and answers with {"result": …, "data": …}, as the callable clients of Firebase do it; both hold the same. Pages on every site may call, with a bearer token. Each function is also reached at /{project}/us-central1/{name}, the address that such a client makes by itself; any project will do.';
export const functionsErrors =
  'A refused call answers with {"error": {"status", "message", "details": {"code"}}}: status is the name that callable clients know, code says exactly what happened. Every call is answered within 70 seconds.';

export const callsTitle = 'Calls of the app';
export const callsText =
  'Every call is a POST with {"json": input}, or with no body where nothing is asked for, and answers with {"json": output}. Where instants stand in the output, "meta" lists their places as [1, …path]. Other sites’ pages are refused.';
export const callsErrors =
  'A refused call answers with {"json": {"code", "status", "message"}}. Code says exactly what happened, and message says it to a person.';

export const otherTitle = 'Files and live changes';
export const shapesTitle = 'Shapes';

export const askedWith = 'Asked with';
export const answeredWith = 'Answered with';
export const refusedWith = 'Refused with';
export const nothing = 'Nothing';
export const exampleSubject = 'Rice';
export const exampleText = 'We need rice.';
export const ruleBroken = 'Or the code of the rule that the input breaks.';
export const anyProject = 'Any name.';
export const placesOfInstants = 'Where instants stand in json, each as [1, …path].';
export const done = 'OK';

/** Who may make a call, by its access. */
export const whoMayCall = {
  anyone: 'For anybody, signed in or not.',
  user: 'For whoever is signed in.',
  member: 'For members of the home.',
  administrator: 'For the administrator of the home.',
  party: 'For members of the home whom it concerns.',
  participant: 'For whom it concerns, also after they left the home.',
};

export const functionSummaries: Record<string, string> = {
  sendEmail: 'Send a letter to a housemate, at most 20 an hour',
  sendPaymentRequestNotification: 'Send the letters of your payment request that are not on their way yet',
  checkPaymentStatus: 'Whether a debtor’s part is paid, and what it is for',
  verifyPaymentProof: 'Check a proof of payment, and mark the debtor’s part as paid',
};

/** In place of who may make the call, where that says too little. */
export const functionNotes: Record<string, string> = {
  sendPaymentRequestNotification: 'For the requester. No debtor gets the same letter twice.',
  checkPaymentStatus:
    'For the debtor who is signed in, and for whoever has the link of a letter to them: it holds paymentId, userId and token.',
  verifyPaymentProof:
    'For the debtor who is signed in, and for whoever has the link of a letter to them: it holds paymentId, userId and token. fileData is the file in base64 without a prefix: JPEG, PNG, GIF, WEBP or PDF, at most 10 MB. A proof that is refused is an answer, not an error; shown is the amount that was read.',
};

export const groupTitles: Record<string, string> = {
  users: 'Accounts',
  twoStep: 'Two-step sign-in',
  homes: 'Homes',
  templates: 'Chore templates',
  chores: 'Chores',
  plans: 'The plan',
  swaps: 'Swap requests',
  dashboard: 'Dashboard',
  notifications: 'Notifications',
  mailChoices: 'Letters',
  payments: 'Payment requests',
  pictures: 'Profile picture',
};

/** What each call does, by its group and name. */
export const callSummaries: Record<string, string> = {
  'users.getSession': 'Who is signed in, and what this server offers',
  'users.register': 'Create an account and sign in',
  'users.signIn': 'Sign in with email and password, and with two-step sign-in a code',
  'users.finishSignIn': 'Give the code of two-step sign-in after Google',
  'users.signOut': 'Sign out',
  'users.updateDisplayName': 'Change your display name',
  'users.sendConfirmation': 'Send the letter that confirms your email once more',
  'users.checkConfirmation': 'Which email a link of that letter is for',
  'users.confirmAddress': 'Confirm your email by the link of its letter',
  'users.changeEmail': 'Send a letter that confirms a new email',
  'users.checkEmailChange': 'Which account and which new email a link of that letter is for',
  'users.confirmEmailChange': 'Change your email by the link of that letter',
  'users.keepEmail': 'Take an account back by the letter that tells its old email of the change',
  'users.forgotPassword': 'Send a letter to somebody who forgot their password',
  'users.checkResetLink': 'Whether a link for a new password still works',
  'users.resetPassword': 'Set a new password by such a link and sign in',
  'users.changePassword': 'Change your password',
  'users.listSessions': 'Where you are signed in',
  'users.endSession': 'Sign out one of these places',
  'users.endOtherSessions': 'Sign out everywhere else',
  'users.getAccountDeletion': 'What is still open for you before you delete your account',
  'users.deleteAccount': 'Delete your account',
  'twoStep.begin': 'Begin to set up two-step sign-in: what the authenticator app needs',
  'twoStep.confirm': 'Turn it on by a code of the app; answers the recovery codes',
  'twoStep.renewRecoveryCodes': 'Make new recovery codes in place of the old',
  'twoStep.end': 'Turn it off',
  'homes.listHomes': 'Your homes',
  'homes.getHome': 'A home with its members and settings',
  'homes.createHome': 'Create a home',
  'homes.joinHome': 'Join a home by its invite link',
  'homes.joinHomeByName': 'Join a home by its exact name, or ask to where it asks first',
  'homes.listJoinRequests': 'The homes that you asked to join',
  'homes.takeBackJoinRequest': 'Take back a request to join a home',
  'homes.acceptJoinRequest': 'Accept somebody who asked to join',
  'homes.declineJoinRequest': 'Decline somebody who asked to join',
  'homes.switchHome': 'Make a home the active one',
  'homes.getLeaving': 'What is still open for somebody who leaves',
  'homes.getHomeDeletion': 'What is still to be paid among the people of a home',
  'homes.leaveHome': 'Leave a home',
  'homes.removeMember': 'Remove a member, which makes a new invite link',
  'homes.allowAgain': 'Allow a removed member to join again',
  'homes.makeInviteLink': 'Make a new invite link, which ends the older ones',
  'homes.updateHomeSettings': 'Change the settings of a home',
  'homes.renameHome': 'Rename a home',
  'homes.handOver': 'Make another member the administrator',
  'homes.deleteHome': 'Delete a home',
  'homes.listHistory': 'The history of a home, newest first',
  'homes.markStepDone': 'Mark one of the next steps as done',
  'templates.listTemplates': 'The chore templates of a home',
  'templates.createTemplate': 'Create a template',
  'templates.saveTemplate': 'Change a template',
  'templates.resetTemplate': 'Make a built-in template what it was at first',
  'templates.countOpenChores': 'How many open chores a template has',
  'templates.deleteTemplate': 'Delete a template of the home’s own',
  'templates.planTemplates': 'Plan the open chores of templates anew',
  'plans.getPlanOffers': 'What does not fit the plan of a home',
  'chores.listChores': 'The chores due between two days',
  'chores.listLateChores': 'What is still open from earlier weeks',
  'chores.openHome': 'Plan the months that are due and mark what is late',
  'chores.completeChore': 'Mark your chore as completed',
  'chores.reopenChore': 'Take that back, on the same day',
  'chores.letGoChore': 'Take a late chore of an earlier week off the board',
  'chores.putBackChore': 'Take that back, on the same day',
  'chores.countReplaced': 'What regenerating would replace',
  'chores.regenerateChoresForHome': 'Delete the chores of a home and plan again',
  'chores.restorePlan': 'Bring back the chores that were replaced',
  'chores.shareChores': 'Deal the open chores over all members',
  'swaps.countToAnswer': 'How many swap requests wait for your answer',
  'swaps.listSwapRequests': 'Swap requests sent to you or by you',
  'swaps.listChoresToTake': 'What you may ask for in return',
  'swaps.requestSwap': 'Ask a housemate to take your chore',
  'swaps.acceptSwapRequest': 'Accept a swap request',
  'swaps.rejectSwapRequest': 'Reject a swap request',
  'swaps.cancelSwapRequest': 'Cancel your swap request',
  'dashboard.getDashboard': 'What the dashboard of a home shows',
  'notifications.countUnread': 'How many notifications you have not read',
  'notifications.listNotifications': 'Your notifications, newest first',
  'notifications.markNotificationsRead': 'Mark some notifications as read',
  'notifications.markAllNotificationsRead': 'Mark all notifications as read',
  'mailChoices.setMailChoices': 'Choose which letters you do not want',
  'mailChoices.allowLettersAgain': 'Let letters come again to an address that stopped them all',
  'mailChoices.unsubscribe': 'Stop letters by the link that stands in them',
  'payments.listPaymentRequests': 'Payment requests that concern you, open ones first',
  'payments.getPaymentSummary': 'What you are owed and what you owe',
  'payments.createPaymentRequest': 'Ask housemates to pay you back',
  'payments.markAsPaid': 'Mark your own part as paid',
  'payments.sendReminders': 'Remind whoever has not paid',
  'payments.deletePaymentRequest': 'Delete your request while nobody has paid',
  'payments.reviewPaymentProof': 'Confirm a proof, or say that nothing was received',
  'payments.undoMarkAsPaid': 'Take back that your part was marked as paid, for a few seconds',
  'payments.letGoPayment': 'Forgive a part that is open',
  'payments.reopenPayment': 'Take back a part that was wrongly paid',
  'payments.askForReview': 'Ask the requester to look at a refused proof',
  'payments.takeBackProof': 'Take back a proof that the requester has not answered',
  'payments.listPayeeNames': 'The names on receipts that you said are yours',
  'payments.forgetPayeeName': 'Have receipts to one of these names asked about again',
  'pictures.removePicture': 'Remove your profile picture',
};

/** What goes over the wire in another form than a call. */
export const otherSummaries = {
  putPicture: 'Change your profile picture: its bytes are the body, at most 5 MB',
  showPicture: 'A profile picture, for its owner and their housemates',
  showProof:
    'The picture of a proof of payment, for its debtor, and for its requester where it waits or counts',
  myData: 'Everything that is kept of you',
  myPayments: 'Your payments as a table',
  homeData: 'What is kept of a home',
  live: 'A stream of server-sent events: each says which topics have changed, never the data',
};
export const pictureBytes = 'The picture: JPEG, PNG, WebP, GIF or AVIF.';
export const pictureShown = 'The picture.';
export const fileOfAccount =
  'A file to keep: your account, and then list after list, oldest first; what belongs to homes comes home by home.';
export const csvFile =
  'A file for a spreadsheet: UTF-8, a row with the names of the columns, one for each part. Home by home, oldest first.';
export const fileOfHome =
  'A file to keep: the home, and then list after list, oldest first. Of payments it has your own.';
export const liveNotes = 'One note after another, for as long as the stream is open.';
