/** Returns whether a key press is a shortcut of the browser or system: with Control, Command or Alt. */
export const isShortcut = ({
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>): boolean => ctrlKey || metaKey || altKey;
