/** The cacti of the desert behind pages and lessons, as pieces of SVG; `shared/landscape.css` has their colours. */

/** A tall cactus; `at` is the position of its foot and its size. */
export const saguaro = (at: string) =>
  `<g transform="${at}" fill="none" stroke="var(--cactus)" stroke-linecap="round"><path d="M0 9V-62" stroke-width="16"/><path d="M0-20H-12Q-20-20-20-28V-40M0-30H11Q19-30 19-38V-50" stroke-width="11"/><path d="M-3.5 4V-61M-22-29V-39M17-39V-49" stroke-width="3" stroke="var(--cactus-lit)"/></g>`;

/** A small round one with a flower on top. */
export const barrelCactus = (at: string) =>
  `<g transform="${at}" fill="none"><ellipse cy="-11" rx="19" ry="20" fill="var(--cactus)"/><path d="M-7-28Q-15-10-8 8M7-28Q15-10 8 8" stroke="var(--rib)" stroke-width="2.5"/><path d="M-7-36L0-29L7-36M0-39V-30" stroke="var(--bloom)" stroke-width="6" stroke-linecap="round"/></g>`;
