import type { UrlCheck, UrlPolicy, UrlRejection } from './types.ts';

const reject = (reason: UrlRejection): UrlCheck => ({ kind: 'refused', reason });

/** Browsers drop tabs and line breaks and convert backslashes, so these can hide the real target. */
const hiddenCharacterPattern = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u;

const isHostAllowed = ({ host }: URL, hosts: UrlPolicy['hosts']): boolean => {
  if (hosts === 'any') return true;
  return hosts.some((allowed) => {
    const allowedHost = allowed.toLowerCase();
    return allowedHost.startsWith('*.')
      ? host.endsWith(allowedHost.slice(1))
      : host === allowedHost;
  });
};

const parseExternalUrl = (address: string, base: string | undefined): URL | UrlRejection => {
  if (hiddenCharacterPattern.test(address)) return 'malformed';
  if (address.startsWith('//')) return 'no-protocol';
  const isAbsolute = /^[a-z][a-z0-9+.-]*:/i.test(address);
  if (!isAbsolute && (base === undefined || !address.startsWith('/'))) return 'no-protocol';
  if (isAbsolute && !/^https?:\/\/[^/]/i.test(address)) return 'protocol';
  return URL.parse(address, base) ?? 'malformed';
};

/**
 * Checks whether the portal may open an external URL: a redirect, a store link, a PDF, a CMS or
 * notification link (reading 13). Allows only absolute http(s) URLs without credentials on a host of
 * the policy and rejects '//host'. Paths such as '/files/1.pdf' are resolved against the policy's
 * base. Use the returned `href`, because it is the URL that was checked.
 */
export const checkUrl = (address: string | null | undefined, policy: UrlPolicy): UrlCheck => {
  const text = (address ?? '').trim();
  if (text === '') return reject('empty');
  const url = parseExternalUrl(text, policy.base);
  if (typeof url === 'string') return reject(url);
  if (/^https?:\/\/[^/?#]*@/i.test(text)) return reject('credentials');
  // Without a base, no URL has the same origin.
  const isSameOrigin = url.origin === URL.parse(String(policy.base))?.origin;
  return isSameOrigin || isHostAllowed(url, policy.hosts)
    ? { kind: 'allowed', href: url.href }
    : reject('host');
};
