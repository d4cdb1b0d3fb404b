const files = new Map<string, { savedAt: number; address: string }>();

/** Returns an object URL for a stored file, or '' without a file. A new file revokes the key's old URL. */
export function fileAddress(key: string, file: Blob | null, savedAt: number): string {
  const known = files.get(key);
  if (known?.savedAt === savedAt && Boolean(known.address) === Boolean(file)) return known.address;
  if (known?.address) URL.revokeObjectURL(known.address);
  const address = file ? URL.createObjectURL(file) : '';
  files.set(key, { savedAt, address });
  return address;
}
