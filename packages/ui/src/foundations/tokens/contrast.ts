const getLinearChannel = (value: number): number => {
  const fraction = value / 255;
  return fraction <= 0.04045 ? fraction / 12.92 : ((fraction + 0.055) / 1.055) ** 2.4;
};

const getLuminance = (hex: string): number => {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (digits === null) throw new Error(`${hex} is not a six-digit colour`);
  const [red = 0, green = 0, blue = 0] = digits
    .slice(1)
    .map((hexPair) => getLinearChannel(Number.parseInt(hexPair, 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the WCAG 2.2 contrast ratio of two six-digit hex colors, 1 to 21. */
export const getContrastRatio = (foreground: string, background: string): number => {
  const [darker = 0, lighter = 0] = [getLuminance(foreground), getLuminance(background)].sort(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
};
