/** Creates a function that merges overrides into a group's messages. The same overrides return the same object. */
export const createMessageMerger = <Group extends object>(
  defaults: Group,
): ((overrides: object) => Group) => {
  const mergedByOverrides = new WeakMap<object, Group>();
  return (overrides) => {
    const mergedMessages = mergedByOverrides.get(overrides) ?? { ...defaults, ...overrides };
    mergedByOverrides.set(overrides, mergedMessages);
    return mergedMessages;
  };
};
