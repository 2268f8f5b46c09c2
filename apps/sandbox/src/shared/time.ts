const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** Formats a time in a time zone as 'YYYY-MM-DD HH:mm:ss'. `now` is in epoch milliseconds. */
export const formatTimestamp = (timeZone: string, now: number): string =>
  getFormatter(timeZone).format(now);

/** Formats a date in a time zone as 'YYYY-MM-DD'. `now` is in epoch milliseconds. */
export const formatDate = (timeZone: string, now: number): string =>
  formatTimestamp(timeZone, now).slice(0, 10);

/** Adds days to a date 'YYYY-MM-DD'. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Whether the string is a valid date 'YYYY-MM-DD'. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** Whether the string is a valid date or a timestamp 'YYYY-MM-DD HH:mm:ss'. */
export const isDateOrTimestamp = (text: string): boolean =>
  isDate(text.slice(0, 10)) && /^.{10}( ([01]\d|2[0-3]):[0-5]\d:[0-5]\d)?$/.test(text);
