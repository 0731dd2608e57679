/** In the card 'Join Home': what one waits for. */
export const ownJoinRequests = {
  title: 'You asked to join',
  askedOn: (day: string) => `Asked ${day}. Waiting for the administrator.`,
  loadFailed: 'Your requests to join could not be loaded.',
  takeBack: 'Take back',
  takenBack: (home: string) => `You took back your request to join ${home}.`,
  takeBackFailed: 'Failed to take back the request. Please try again.',
};

/** On the administrator's Home Management: who asks to join by the home's name. */
export const waiting = {
  title: 'Waiting to join',
  /** Names are whatever people type. */
  text: "Anyone can use any name, so only accept people you're expecting.",
  /** What accepting somebody moves; `members` with the newcomer. */
  share: (members: number) => `Whoever you accept gets one of every ${members} chores, from tomorrow on.`,
  askedOn: (day: string) => `Asked ${day}`,
  accept: 'Accept',
  decline: 'Decline',
  accepted: (name: string) => `${name} is now a member.`,
  declined: (name: string) => `${name} was declined.`,
  acceptFailed: 'Failed to accept the request. Please try again.',
  declineFailed: 'Failed to decline the request. Please try again.',
};
