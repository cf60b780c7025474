/** The light on drawn places when the page around the lesson is dark, as colour matrices: red is still red. */
export const lights = {
  /** Under the moon: darker, and a little bluer. */
  moonlight: '.58 0 0 0 0 0 .63 0 0 0 0 0 .82 0 0 0 0 0 1 0',
  /** In a room whose lamp is on. */
  lamplight: '.86 0 0 0 0 0 .78 0 0 0 0 0 .67 0 0 0 0 0 1 0',
  /** In a low sun, on pages whose sentences speak of the morning, the day or the sun. */
  sunlight: '.85 0 0 0 0 0 .79 0 0 0 0 0 .76 0 0 0 0 0 1 0',
};
