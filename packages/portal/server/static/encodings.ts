/** The supported encodings, best first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** Returns the best available encoding that an Accept-Encoding header allows, or null. `q=0` forbids one. */
export function chooseEncoding(
  header: string | undefined,
  isAvailable: (encoding: Encoding) => boolean,
): Encoding | null {
  const accepted = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))] as const;
    }),
  );
  const isAllowed = (encoding: Encoding) => accepted.get(encoding) ?? accepted.get('*') ?? false;
  return encodings.find((encoding) => isAllowed(encoding) && isAvailable(encoding)) ?? null;
}
