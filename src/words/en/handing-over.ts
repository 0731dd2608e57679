/** The form by which the role is handed over (docs/product/homes.md 'Handing over'). */
export const handingOver = {
  text: 'The new administrator can invite and remove people, change the settings and delete the home. You stay a member and can then leave.',
  who: 'New administrator',
  yes: 'Hand over',
  done: (name: string) => `${name} is now the administrator.`,
  failed: 'Failed to hand over the role. Please try again.',
};
