/** Formats minor units: '1234567.00', '-50.25'. */
export function formatMinor(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Parses a decimal amount into minor units. Returns null if it is invalid. */
export function parseMinor(text: string): number | null {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const [, sign = '', units = '', cents = ''] = match;
  const minor = Number(`${units}${cents.padEnd(2, '0')}`);
  return sign && minor !== 0 ? -minor : minor;
}
