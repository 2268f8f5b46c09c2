import type { Context } from 'hono';

/** The destinations of subresources. A missing image or script must not return a page. */
const subresourcePattern = /^(?:audio|font|image|manifest|script|style|track|video|worker)$/;

/** Whether a request is for data or a subresource, not for a page. */
export function isNonPageRequest(context: Context): boolean {
  const accept = context.req.header('Accept') ?? '';
  if (/\btext\/(?:html\b|\*)/i.test(accept)) return false;
  const acceptsJson = /\bapplication\/(?:[\w.-]+\+)?json\b/i.test(accept);
  return acceptsJson || subresourcePattern.test(context.req.header('Sec-Fetch-Dest') ?? '');
}
