import type { UrlCheck, UrlPolicy, UrlRejection } from './types.ts';

const reject = (reason: UrlRejection): UrlCheck => ({ kind: 'refused', reason });

/** Browsers drop tabs and line breaks and convert backslashes, so these can hide the real target. */
const hiddenCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u;

const isHostAllowed = ({ host }: URL, hosts: UrlPolicy['hosts']): boolean => {
  if (hosts === 'any') return true;
  return hosts.some((allowed) => {
    const entry = allowed.toLowerCase();
    return entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry;
  });
};

const parseUrl = (address: string, base: string | undefined): URL | UrlRejection => {
  if (hiddenCharacters.test(address)) return 'malformed';
  if (address.startsWith('//')) return 'no-protocol';
  const absolute = /^[a-z][a-z0-9+.-]*:/i.test(address);
  if (!absolute && (base === undefined || !address.startsWith('/'))) return 'no-protocol';
  if (absolute && !/^https?:\/\/[^/]/i.test(address)) return 'protocol';
  return URL.parse(address, base) ?? 'malformed';
};

/**
 * Whether the browser may open a URL from outside: a redirect, a store link, a PDF, a CMS or
 * notification link (reading 13). Allows only absolute http(s) URLs without credentials, on a host
 * of the policy ('//host' is rejected). Paths such as '/files/1.pdf' are resolved against the
 * policy's base. Use the returned `href`: it is the URL that was checked.
 */
export const checkUrl = (address: string | null | undefined, policy: UrlPolicy): UrlCheck => {
  const text = (address ?? '').trim();
  if (text === '') return reject('empty');
  const read = parseUrl(text, policy.base);
  if (typeof read === 'string') return reject(read);
  if (/^https?:\/\/[^/?#]*@/i.test(text)) return reject('credentials');
  // Without a base there is no own origin.
  const own = read.origin === URL.parse(String(policy.base))?.origin;
  return own || isHostAllowed(read, policy.hosts)
    ? { kind: 'allowed', href: read.href }
    : reject('host');
};
