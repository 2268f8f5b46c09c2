/** The syntax of a token after 'Bearer' in a header (RFC 6750). */
export const bearerTokenPattern = /^[\w.~+/-]+=*$/;
