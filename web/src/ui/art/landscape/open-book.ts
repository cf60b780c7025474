/** The open book that somebody left lying in the sand; at night its pages shine. */
import styles from './landscape.module.css';

export const openBook = (at: string) =>
  `<g transform="${at}"><ellipse cy="2" rx="150" ry="54" class="${styles.glow}"/><ellipse cy="2" rx="112" ry="38" class="${styles.glow}"/>` +
  `<path d="M-76 22Q-38 16 0 28Q38 16 76 22L82 28Q38 24 0 36Q-38 24-82 28Z" class="${styles.shade}"/>` +
  `<path d="M-64-22L0-12L64-22L80 22Q38 14 0 28Q-38 14-80 22Z" fill="#B4462F"/>` +
  `<path d="M0 20Q-36 2-72 14L-60-28Q-28-36 0-16Z" class="${styles.page}"/><path d="M0 20Q36 2 72 14L60-28Q28-36 0-16Z" class="${styles.pageTurned}"/>` +
  `<path d="M-52-18Q-32-22-12-11M-55-9Q-34-13-12-2M-58 0Q-36-4-12 7" fill="none" stroke="#D9BD8A" stroke-width="3" stroke-linecap="round"/>` +
  `<path d="M34 4V-16M34-4H27V-10M34-7H41V-14" fill="none" stroke="#3F9468" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></g>`;
