/** In the card 'Join Home': what one waits for. */
export const ownJoinRequests = {
  title: 'You asked to join',
  askedOn: (day: string) => `Asked ${day}. Waits for the administrator.`,
  takeBack: 'Take back',
  takenBack: (home: string) => `You no longer ask to join ${home}.`,
  takeBackFailed: 'Failed to take the request back',
};

/** On the administrator's Home Management: who asks to join by the home's name. */
export const waiting = {
  title: 'Waiting to join',
  /** Names are whatever people type. */
  text: 'Anybody can call themselves anything: accept only whom you expect.',
  askedOn: (day: string) => `Asked ${day}`,
  accept: 'Accept',
  decline: 'Decline',
  accepted: (name: string) => `${name} lives here now.`,
  declined: (name: string) => `${name} was declined.`,
  acceptFailed: 'Failed to accept the request',
  declineFailed: 'Failed to decline the request',
};
