/** The light on drawn places in the evening, as colour matrices: red is still red. The build puts them into the page. */
const lights = {
  /** Under the moon: what is white is blue, and what is warm stays warm, as faces do. */
  moonlight: '1.06 -.16 -.3 0 .02 .04 .72 0 0 .01 -.1 .1 .98 0 .04 0 0 0 1 0',
  /** In a room whose lamp is on. */
  lamplight: '1 0 0 0 0 0 .97 0 0 0 0 0 .9 0 0 0 0 0 1 0',
};

export const eveningLight = Object.entries(lights)
  .map(
    ([name, values]) =>
      `<filter id="${name}" color-interpolation-filters="sRGB"><feColorMatrix values="${values}"/></filter>`,
  )
  .join('');
