/** The triangle on what can be played at once. */
export const playIcon = 'M8.5 6v12l9.5-6Z';
