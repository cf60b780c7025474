/** The line drawings that only forms need. */
export const fieldIcons = {
  eye: 'M2.5 12c2.2-4.2 5.4-6.3 9.5-6.3s7.3 2.1 9.5 6.3c-2.2 4.2-5.4 6.3-9.5 6.3s-7.3-2.1-9.5-6.3ZM12 15a3 3 0 1 0 0-6a3 3 0 0 0 0 6Z',
  eyeClosed:
    'M3 10c2.3 3.2 5.3 4.8 9 4.8s6.7-1.6 9-4.8M12 15v3M6.3 13.6l-1.8 2.6M17.7 13.6l1.8 2.6',
  dots: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
};
