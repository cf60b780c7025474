/** Which text can be an e-mail address; the server looks more closely. */
const shape = /^\S+@\S+\.\S+$/;
const longest = 254;

export function isValidEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= longest && shape.test(email);
}
