/** They are for visitors, who come once: the worker neither stores them nor answers for them. */
export const isLandingPicture = (name: string) => name.endsWith('.webp');
