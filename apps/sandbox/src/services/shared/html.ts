import type { HtmlEscapedString } from 'hono/utils/html';

/** A piece of a page in which every inserted text is already escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;
