/** Eyes to the front: while the host asks for quiet, nothing sounds; what was being said goes on afterwards. */
let quiet = false;
let obey = () => {};

export const isQuiet = () => quiet;

export function setQuiet(on: boolean): void {
  quiet = on;
  obey();
}

/** Calls it now and at every change, until another line is said. */
export const obeyQuiet = (line: () => void): void => (obey = line)();
