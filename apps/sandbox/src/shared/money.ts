/** Formats minor units: '1234567.00', '-50.25'. */
export function formatMinor(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Parses money into minor units; null for anything but decimal text. */
export function parseMinor(text: string): number | null {
  const found = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text);
  if (!found) return null;
  const [, sign = '', whole = '', cents = ''] = found;
  const minor = Number(`${whole}${cents.padEnd(2, '0')}`);
  return sign && minor !== 0 ? -minor : minor;
}
