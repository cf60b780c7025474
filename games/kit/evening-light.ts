/** What drawn places are seen in when it is dark, as a matrix of colours: a little bluer, but red is still red. */
export const eveningLight = '.61 0 0 0 0 0 .63 0 0 0 0 0 .76 0 0 0 0 0 1 0';
