/** Returns whether a file matches an `accept` attribute: extensions, MIME types and wildcards (`image/*`). */
export const accepts = (accept: string | undefined, file: Pick<File, 'name' | 'type'>): boolean => {
  const parts = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return (
    parts.length === 0 ||
    parts.some((part) => {
      if (part.startsWith('.')) return name.endsWith(part);
      return part.endsWith('/*') ? type.startsWith(part.slice(0, -1)) : type === part;
    })
  );
};
