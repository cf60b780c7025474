/** Hands a text to the browser, which saves it as a file. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // After the click has been followed.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
