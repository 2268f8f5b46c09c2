import type { UrlCheck, UrlPolicy, UrlRejection } from './types.ts';

const reject = (reason: UrlRejection): UrlCheck => ({ kind: 'refused', reason });

/** Browsers drop tabs and line ends and turn backslashes: whoever writes them hides something. */
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
 * Whether the browser may be sent to an address that came from outside: a redirect, a store
 * link, a PDF, a CMS or notification link (reading 13). Only http and https, written in
 * full ('//host' is refused), without user@ in front of the host, to a host of the policy. A
 * path such as '/files/1.pdf' is read against the policy's base, whose own host is allowed.
 * Use the returned `href`: it is the address as it was judged.
 */
export const checkUrl = (address: string | null | undefined, policy: UrlPolicy): UrlCheck => {
  const text = (address ?? '').trim();
  if (text === '') return reject('empty');
  const read = parseUrl(text, policy.base);
  if (typeof read === 'string') return reject(read);
  if (/^https?:\/\/[^/?#]*@/i.test(text)) return reject('credentials');
  // Without a base nothing is our own: its text is no address.
  const own = read.origin === URL.parse(String(policy.base))?.origin;
  return own || isHostAllowed(read, policy.hosts)
    ? { kind: 'allowed', href: read.href }
    : reject('host');
};
