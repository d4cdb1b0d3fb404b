const files = new Map<string, { savedAt: number; address: string }>();

/** The address of a stored file, the same one until another is saved under the key; empty without a file. */
export function fileAddress(key: string, file: Blob | null, savedAt: number): string {
  const known = files.get(key);
  if (known?.savedAt === savedAt && Boolean(known.address) === Boolean(file)) return known.address;
  if (known?.address) URL.revokeObjectURL(known.address);
  const address = file ? URL.createObjectURL(file) : '';
  files.set(key, { savedAt, address });
  return address;
}
