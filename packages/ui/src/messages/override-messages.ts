/**
 * Puts sentences that were replaced over a group's own; once for everybody who reads the same ones.
 */
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
