/** The code of a permission in small print, for the legal representative or support. */
export const PermissionCode = ({ codes }: { codes: readonly string[] }) => (
  <small className="mt-1 block text-xs wrap-anywhere text-ink-soft">{codes.join(', ')}</small>
);
