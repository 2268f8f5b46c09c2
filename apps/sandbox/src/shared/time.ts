const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  formatters.set(zone, formatter);
  return formatter;
}

/** Formats a local time: 'YYYY-MM-DD HH:mm:ss' in a zone. `now` in epoch milliseconds. */
export const instantIn = (zone: string, now: number): string => getFormatter(zone).format(now);

/** The day 'YYYY-MM-DD' in a zone. `now` is epoch milliseconds. */
export const dayIn = (zone: string, now: number): string => instantIn(zone, now).slice(0, 10);

/** The day `days` later (or earlier) than 'YYYY-MM-DD'. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Whether the text is a day of the calendar, written 'YYYY-MM-DD'. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** Whether the text is a day or an instant 'YYYY-MM-DD HH:mm:ss'. */
export const isDayOrInstant = (text: string): boolean =>
  isDay(text.slice(0, 10)) && /^.{10}( ([01]\d|2[0-3]):[0-5]\d:[0-5]\d)?$/.test(text);
