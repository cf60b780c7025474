/** German words of the viewer. */
import type en from '../en/viewer';

export default {
  empty: {
    title: 'Hoppla! Hier ist noch nichts …',
    text: 'Im Moment gibt es hier nichts zu sehen.',
    link: 'Such dir etwas aus deiner Bibliothek aus',
  },
} satisfies typeof en;
