import { type Currency, getCurrencies } from '@surtidor/domain';
import { z } from 'zod';

/** Parses the text of an environment variable; the base of every setting. */
const textSetting = (rule: string) => z.string({ error: rule });

/** Parses an integer between two bounds, inclusive. */
export const wholeNumber = (min: number, max: number) => {
  const rule = `must be a whole number from ${min} to ${max}`;
  return textSetting(rule)
    .regex(/^\d+$/, rule)
    .transform(Number)
    .refine((value) => value >= min && value <= max, rule);
};

/** Parses integer amounts by currency: '1600' means pesos, 'COP 1600, USD 2' sets one amount per currency. */
export const unitsByCurrency = () => {
  const rule = `must be a whole number of pesos, or one whole number per currency: 'COP 1600, USD 2' (${getCurrencies().join(', ')})`;
  return textSetting(rule)
    .transform((value) => (/^\d+$/.test(value) ? `COP ${value}` : value).split(/\s*,\s*/))
    .refine((parts) => parts.every((part) => getCurrencyUnitsPattern().test(part)), rule)
    .transform((parts) => parts.map((part) => part.split(/\s+/)))
    .refine((pairs) => new Set(pairs.map(([currency]) => currency)).size === pairs.length, rule)
    .transform(
      (pairs): Record<Currency, number> =>
        Object.fromEntries(pairs.map(([currency, units]) => [currency, Number(units)])),
    );
};

const getCurrencyUnitsPattern = () => new RegExp(`^(${getCurrencies().join('|')})\\s+\\d{1,10}$`);

const httpUrlRule = 'must be an absolute URL that starts with http:// or https://';

/** Parses an absolute http or https URL without credentials. Removes a trailing slash. */
export const httpUrl = () =>
  textSetting(httpUrlRule)
    .refine((value) => {
      const url = URL.parse(value);
      return url !== null && /^https?:$/.test(url.protocol) && url.username + url.password === '';
    }, httpUrlRule)
    .transform((value) => value.replace(/\/+$/, ''));

/** Parses a URL like `httpUrl`, or `off` for a service that the deployment does not have; then returns null. */
export const httpUrlOrOff = () =>
  z.union([z.literal('off').transform(() => null), httpUrl()], {
    error: `${httpUrlRule}, or 'off'`,
  });

/** Parses an http or https origin, in any case and with or without the default port. */
export const httpOrigin = () =>
  httpUrl()
    .refine((value) => {
      const url = new URL(value);
      return url.href === `${url.origin}/`;
    }, 'must be only scheme, host and port, such as https://portal.example.com')
    // As browsers send it: in lower case, without a default port.
    .transform((value) => new URL(value).origin);

/** Parses the URL of a Valkey or Redis server. */
export const redisUrl = () => {
  const rule = 'must be the URL of a Valkey or Redis server: redis://… or rediss://…';
  return textSetting(rule).refine(
    (value) => /^rediss?:$/.test(URL.parse(value)?.protocol ?? ''),
    rule,
  );
};

/** Parses the address for reports of vulnerabilities. */
export const contactUrl = () => {
  const rule = 'must be a mailto: or https: address, such as mailto:security@example.com';
  return textSetting(rule).regex(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/, rule);
};

/** Parses an e-mail address, without anything that a mailto: URL would interpret. */
export const emailAddress = () => {
  const rule = 'must be an e-mail address, such as servicio@example.com';
  return textSetting(rule).regex(/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/, rule);
};

/** Parses a secret of sufficient length. */
export const longSecret = () => {
  const rule = 'must have 32 to 512 characters';
  return textSetting(rule).min(32, rule).max(512, rule);
};

/** Parses one of several values. */
export const oneOf = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, { error: `must be one of: ${values.join(', ')}` });

/** Parses `on` or `off`. */
export const onOrOff = () => oneOf(['on', 'off']).transform((value) => value === 'on');

const splitList = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Parses one or more of several values, separated by commas. */
export const someOf = <const Value extends string>(values: readonly Value[]) => {
  const rule = `must be a list, separated by commas, of: ${values.join(', ')}`;
  return textSetting(rule)
    .transform(splitList)
    .pipe(z.array(z.enum(values, { error: rule })).min(1, rule));
};

const hostLabelPattern = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Whether a string is a host name with an optional port from 1 to 65535. */
function isHost(text: string): boolean {
  const [, name = '', port = '1'] = /^([^:]+)(?::(\d{1,5}))?$/.exec(text) ?? [];
  return (
    name.split('.').every((label) => hostLabelPattern.test(label)) && +port >= 1 && +port <= 65_535
  );
}

/** Parses host names with an optional port, separated by commas. */
export const hostList = () => {
  const rule = 'must be host names separated by commas, such as pay.example.com,localhost:4100';
  return textSetting(rule)
    .transform(splitList)
    .pipe(z.array(z.string().refine(isHost, rule)).min(1, rule));
};

/** Parses a word that is valid in a GraphQL field and a permission. */
export const productName = () =>
  textSetting('must be a word').regex(
    /^[A-Z][A-Za-z0-9]{0,30}$/,
    'must be one word of Latin letters and digits that starts with a capital',
  );

/** Parses non-empty text with a maximum length. */
export const shortText = (maxLength: number) => {
  const rule = `must have 1 to ${maxLength} characters`;
  return textSetting(rule).min(1, rule).max(maxLength, rule);
};

/** Parses a hexadecimal colour. */
export const colour = () => {
  const rule = 'must be a colour such as #0b4ea2';
  return textSetting(rule).regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, rule);
};

/** Whether no string contains or equals another. */
const areDisjoint = (texts: readonly string[]): boolean =>
  texts.every((text, index) =>
    texts.every((otherText, otherIndex) => index === otherIndex || !otherText.includes(text)),
  );

/** Parses three different replacements for the characters + / and =, none of which contains a base64 character. */
export const tokenEscapes = () => {
  const rule =
    'must be three different strings separated by spaces, none part of another, without letters, digits, + / =';
  return textSetting(rule)
    .transform((value) => value.trim().split(/\s+/))
    .pipe(
      z
        .array(z.string().regex(/^[^A-Za-z0-9+/=]+$/, rule))
        .length(3, rule)
        .refine(areDisjoint, rule),
    )
    .transform(([plus = '-', slash = '_', equals = '.']) => ({ plus, slash, equals }));
};
