/** Asked before one joins (docs/product/homes.md 'Asked about names'). */
export const joiningDoubts = {
  JOIN_SAME_HOME: '你已经住在另一个同名的家。还要加入这个家吗？',
  JOIN_NAMESAKE: '那里有人和你在另一个家认识的人同名。仍要加入吗？',
};
