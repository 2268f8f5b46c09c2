/** A month of a year. */
export interface YearMonth {
  /** The four-digit year: 2026. */
  year: number;
  /** 1 to 12. */
  month: number;
}

/** Returns the number of months since year 0, for comparing and adding months. */
export const toMonthNumber = ({ year, month }: YearMonth): number => year * 12 + month - 1;

export const fromMonthNumber = (number: number): YearMonth => ({
  year: Math.floor(number / 12),
  month: (number % 12) + 1,
});

/** Formats a month for a field: '11/2026'; '' for null. */
export const formatMonth = (value: YearMonth | null): string =>
  value === null ? '' : `${String(value.month).padStart(2, '0')}/${value.year}`;

/** Formats a month as 'YYYY-MM'; '' for null. */
export const formatIsoMonth = (value: YearMonth | null): string =>
  value === null
    ? ''
    : `${String(value.year).padStart(4, '0')}-${String(value.month).padStart(2, '0')}`;

/** How the names of months are parsed. */
interface MonthNames {
  /** The names and their months. Any three letters or more of the start are enough. */
  readonly months: Readonly<Record<string, number>>;
  /** The year of a name without a year. */
  readonly defaultYear: number;
}

const normalize = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Parses 'noviembre de 2026', 'nov-26' or 'Noviembre'. */
const parseMonthName = (text: string, { months, defaultYear }: MonthNames): YearMonth | null => {
  const [, typedName = '', year] =
    /^(\p{L}{3,})\.?(?:[\s/-]+(?:de\s+)?(\d{4}|\d{2}))?$/u.exec(normalize(text)) ?? [];
  const match = Object.entries(months).find(
    ([name]) => typedName !== '' && normalize(name).startsWith(typedName),
  );
  return match ? { year: Number(year?.padStart(4, '20') ?? defaultYear), month: match[1] } : null;
};

/**
 * Parses '11/2026', '11-2026', '11.26' (of this century), '112026', '2026-11', or the name of a month with or without
 * its year. Returns null for anything else.
 */
export const parseMonth = (input: string, names?: MonthNames): YearMonth | null => {
  const text = input.trim();
  const namedMonth = names === undefined ? null : parseMonthName(text, names);
  if (namedMonth !== null) return namedMonth;
  const monthFirstMatch =
    /^(\d{1,2})[/.\- ](\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{4})$/.exec(text);
  const yearFirstMatch = /^(\d{4})-(\d{2})$/.exec(text);
  const month = Number(monthFirstMatch?.[1] ?? yearFirstMatch?.[2]);
  const year = Number((monthFirstMatch?.[2] ?? yearFirstMatch?.[1])?.padStart(4, '20'));
  return month >= 1 && month <= 12 && year >= 1 ? { year, month } : null;
};

/** Matches a year typed first, whose first two digits cannot be a month. */
const yearFirstPattern = /^(1[3-9]|[2-9]\d)\/(\d{2})-$/;

/**
 * Adds the slash after the month while digits are typed at the end. A typed dot, hyphen or space becomes a
 * slash, and '2026-' stays a year.
 */
export const addSlash = (previous: string, input: string): string => {
  if (input.length !== previous.length + 1 || !input.startsWith(previous)) return input;
  if (yearFirstPattern.test(input)) return input.replace(yearFirstPattern, '$1$2-');
  if (/[/.\- ]$/.test(input)) {
    if (previous.endsWith('/')) return previous;
    return /^\d{1,2}$/.test(previous) ? `${previous}/` : input;
  }
  if (/^\d{2}$/.test(input)) return `${input}/`;
  return /^\d{3}$/.test(input) ? `${previous}/${input.slice(-1)}` : input;
};
