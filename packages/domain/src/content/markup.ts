import { decodeEntities, getHtmlText } from './html-text.ts';
import type { ContentLink } from './types.ts';

// Tags end at the next '<' at the latest, so that malformed markup is parsed in linear time.
/** The attributes of a tag; a quoted value may contain '>'. */
const attributes = `((?:"[^"<]*"|'[^'<]*'|[^"'<>])*)`;
const anchorPattern = /<a\b([^<>]*)>((?:(?!<a\b)[\s\S])*?)<\/a\s*>/gi;
const imagePattern = new RegExp(`<img\\b${attributes}>`, 'gi');

const getAttribute = (tagAttributes: string, name: 'href' | 'src'): string => {
  const pattern = new RegExp(`[\\s/]${name}\\s*=\\s*("[^"]*"|'[^']*'|[^\\s"'>]+)`, 'i');
  const match = pattern.exec(tagAttributes);
  return match ? decodeEntities(String(match[1]).replace(/^["']|["']$/g, '')) : '';
};

/** Removes comments, scripts and style sheets. */
export const removeHiddenContent = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '');

/** Returns the label and the unchecked URL of each anchor, in order. */
export const parseAnchors = (html: string): readonly ContentLink[] =>
  [...html.matchAll(anchorPattern)].map(([, tagAttributes, body]) => ({
    label: getHtmlText(String(body)),
    address: getAttribute(String(tagAttributes), 'href'),
  }));

/** Returns the unchecked URL of each image, in order. */
export const parseImages = (html: string): readonly string[] =>
  [...html.matchAll(imagePattern)].map(([, tagAttributes]) =>
    getAttribute(String(tagAttributes), 'src'),
  );
