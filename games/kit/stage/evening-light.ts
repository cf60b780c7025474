/** The light on drawn places in the evening, as colour matrices: red is still red. The build puts them into the page. */
const lights = {
  /** Under the moon: darker, and a little bluer. */
  moonlight: '.58 0 0 0 0 0 .63 0 0 0 0 0 .82 0 0 0 0 0 1 0',
  /** In a room whose lamp is on. */
  lamplight: '.96 0 0 0 0 0 .9 0 0 0 0 0 .79 0 0 0 0 0 1 0',
};

export const eveningLight = Object.entries(lights)
  .map(
    ([name, values]) =>
      `<filter id="${name}" color-interpolation-filters="sRGB"><feColorMatrix values="${values}"/></filter>`,
  )
  .join('');
