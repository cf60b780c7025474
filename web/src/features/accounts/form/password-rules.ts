/** What makes a password acceptable, the same as on the server, and what the checklist ticks. */
const minLength = 8;
const maxLength = 128;

const hasUpper = (password: string) => /\p{Lu}/u.test(password);
const hasLower = (password: string) => /\p{Ll}/u.test(password);
const hasDigit = (password: string) => /[0-9]/.test(password);

/** Characters as people count them: an emoji is one. */
const lengthOf = (password: string) => [...password].length;

export function isTooLong(password: string): boolean {
  return lengthOf(password) > maxLength;
}

export function isValidPassword(password: string): boolean {
  return (
    lengthOf(password) >= minLength &&
    !isTooLong(password) &&
    hasUpper(password) &&
    hasLower(password) &&
    hasDigit(password)
  );
}

/** The specification ticks the length only above 8 characters, although exactly 8 are accepted. */
export function passwordChecks(password: string): {
  length: boolean;
  mix: boolean;
  digit: boolean;
} {
  return {
    length: lengthOf(password) > minLength,
    mix: hasUpper(password) && hasLower(password),
    digit: hasDigit(password),
  };
}

/** Considerate while somebody is typing: the beginning of the right password is no mismatch until the field is left. */
export function isMismatch(password: string, repeat: string, left: boolean): boolean {
  if (repeat === '' || repeat === password) return false;
  return left || !password.startsWith(repeat);
}
