/** The code of a permission, in small: what a legal representative or the support is asked for. */
export const PermissionCode = ({ codes }: { codes: readonly string[] }) => (
  <small className="mt-1 block text-xs wrap-anywhere text-ink-soft">{codes.join(', ')}</small>
);
