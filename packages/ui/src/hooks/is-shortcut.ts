/** Whether a key is pressed for the browser or the device: with Control, Command or Alt. */
export const isShortcut = ({
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>): boolean => ctrlKey || metaKey || altKey;
