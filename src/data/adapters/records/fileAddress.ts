const files = new Map<string, { savedAt: number; address: string }>();

/** Returns a stored file's object URL, or '' without a file. A new file under the key revokes it. */
export function fileAddress(key: string, file: Blob | null, savedAt: number): string {
  const known = files.get(key);
  if (known?.savedAt === savedAt && Boolean(known.address) === Boolean(file)) return known.address;
  if (known?.address) URL.revokeObjectURL(known.address);
  const address = file ? URL.createObjectURL(file) : '';
  files.set(key, { savedAt, address });
  return address;
}
