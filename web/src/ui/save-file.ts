/** Hands a file to the browser, which saves it as a download. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // After the click has been followed.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
