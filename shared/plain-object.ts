/** Tells a plain object from anything else that an untrusted value may be, and its own keys from inherited ones. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/** `Object.hasOwn` is younger than our oldest browsers. */
export function hasOwn(value: object, key: PropertyKey): boolean {
  return Object.prototype.hasOwnProperty.call(value, key);
}
