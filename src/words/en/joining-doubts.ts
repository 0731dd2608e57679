/** Asked before one joins (docs/product/homes.md 'Asked about names'). */
export const joiningDoubts = {
  JOIN_SAME_HOME: 'You live in another home of this name. Join this one, too?',
  JOIN_NAMESAKE: 'Someone there has the same name as someone you know from another home. Join anyway?',
};
