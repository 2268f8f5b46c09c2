/** What may stand behind 'Bearer' in a header (RFC 6750). */
export const bearerToken = /^[\w.~+/-]+=*$/;
