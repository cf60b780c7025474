/** Which texts can be an e-mail address; the server checks more strictly. */
const shape = /^\S+@\S+\.\S+$/;
const maxLength = 254;

export function isValidEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= maxLength && shape.test(email);
}
