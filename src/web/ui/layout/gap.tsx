/** Between two sentences: Chinese has no space there. */
export const Gap = () => (import.meta.env.OWN_LANGUAGE === 'zh' ? null : <span> </span>);
