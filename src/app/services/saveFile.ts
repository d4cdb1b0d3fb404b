/** How long a file's address is good: the browser takes its time to begin. In ms. */
const addressLife = 60_000;

/** Hands a file to the person, as a download. */
export function saveFile(file: Blob, fileName: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), addressLife);
}
