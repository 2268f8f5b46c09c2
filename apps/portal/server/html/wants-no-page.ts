import type { Context } from 'hono';

/** What a browser fetches for a page: a picture or a script that is not there is no page. */
const partsOfPages = /^(?:audio|font|image|manifest|script|style|track|video|worker)$/;

/** Whether somebody requests data, or a part of a page; anybody else gets the page. */
export function wantsNoPage(context: Context): boolean {
  const accept = context.req.header('Accept') ?? '';
  if (/\btext\/html\b/i.test(accept)) return false;
  const acceptsJson = /\bapplication\/(?:[\w.-]+\+)?json\b/i.test(accept);
  return acceptsJson || partsOfPages.test(context.req.header('Sec-Fetch-Dest') ?? '');
}
