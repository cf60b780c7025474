/** The line drawings that say how something stands; apart from the others, as the landing page shows none at first. */
export const stateIcons = {
  tick: 'M4.5 12.8l5 5L19.5 7',
  attention: 'M12 6v7.5M12 17.8v.2',
  clock: 'M12 21a9 9 0 1 0 0-18a9 9 0 0 0 0 18ZM12 7v5l3.5 2',
};
