/** The line drawings that say how something stands; apart from the others, as the landing page shows none at first. */
export const stateIcons = {
  tick: 'M4.5 12.8l5 5L19.5 7',
  attention: 'M12 6v7.5M12 17.8v.2',
};
