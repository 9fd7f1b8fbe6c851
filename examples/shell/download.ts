/** Hands the visitor a file. */
export function download(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // An iPhone asks first, and reads the file after that.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
