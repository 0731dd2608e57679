/** Asked before one joins (docs/product/homes.md 'Asked about names'). */
export const joiningDoubts = {
  JOIN_SAME_HOME: 'Anda tinggal di rumah lain dengan nama ini. Sertai yang ini juga?',
  JOIN_NAMESAKE: 'Seseorang di sana senama dengan orang yang anda kenal dari rumah lain. Sertai juga?',
};
