/** The line drawings that say how something stands; apart from the others, as the landing page shows none at first. */
export const stateIcons = {
  tick: 'M4.5 12.8l5 5L19.5 7',
  attention: 'M12 6v7.5M12 17.8v.2',
  /** A cloud, crossed out. */
  noConnection:
    'M4 4l16 16M9.5 6.2A5.5 5.5 0 0 1 17 10.5a4 4 0 0 1 3.6 5.6M17 18H7a4 4 0 0 1-.9-7.9c.1-.7.3-1.300 .6-1.900',
  clock: 'M12 21a9 9 0 1 0 0-18a9 9 0 0 0 0 18ZM12 7v5l3.5 2',
};
