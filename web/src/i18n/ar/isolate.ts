/** Keeps a name, an address or a code in its own direction inside a sentence from right to left. */
export const isolate = (text: string | number) => `\u2068${text}\u2069`;
