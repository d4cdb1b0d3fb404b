/** How long the file's object URL stays valid, in ms, because the browser may start the download late. */
const addressLife = 60_000;

/** Downloads a file. */
export function saveFile(file: Blob, fileName: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), addressLife);
}
