/** What a notification keeps; words/ makes the sentence when it is read (spec §3). Later issues add their types. */
export type Notification =
  | { type: 'member_joined'; data: { homeId: string; userId: string } }
  | { type: 'removed_from_home'; data: { homeId: string; homeName: string } }
  | { type: 'role_handed_over'; data: { homeId: string; userId: string } }
  | { type: 'home_deleted'; data: { homeName: string } }
  | { type: 'chores_dealt_anew'; data: { homeId: string; chores: number } };
