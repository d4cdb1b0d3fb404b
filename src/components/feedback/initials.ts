/** Returns the initials of the first and the last word of a name; without letters, its first character. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]\S*/gu) ?? [name];
  return [words[0], words.slice(1).at(-1)]
    .map((word = '') => [...word][0])
    .join('')
    .toUpperCase();
}
