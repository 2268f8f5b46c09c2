/** Merges overrides into a group's messages. Memoized, so that the same overrides give the same object. */
export const overrideMessages = <Group extends object>(
  own: Group,
): ((inForce: object) => Group) => {
  const together = new WeakMap<object, Group>();
  return (inForce) => {
    const known = together.get(inForce) ?? { ...own, ...inForce };
    together.set(inForce, known);
    return known;
  };
};
