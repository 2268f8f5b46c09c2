import { getHtmlText } from './html-text.ts';
import { parseAnchors, parseImages, removeHiddenContent } from './markup.ts';
import type { ContentFigure } from './types.ts';

const figurePattern = /<figure\b[^<>]*>([\s\S]*?)(?=<\/?figure\b|$)/gi;
const headingPattern = /<h([2-4])\b[^>]*>([\s\S]*?)<\/h\1\s*>/i;
// The closing tag of a paragraph is optional: a block ends it.
const paragraphPattern = /<p\b[^>]*>([\s\S]*?)(?:<\/?(?:p|div|figcaption|h\d|ol|ul)\b|$)/i;

const parseFigure = (html: string): ContentFigure => ({
  title: getHtmlText(headingPattern.exec(html)?.[2] ?? ''),
  text: getHtmlText(paragraphPattern.exec(html)?.[1] ?? ''),
  links: parseAnchors(html).filter(({ label }) => label !== ''),
  imageAddresses: parseImages(html),
});

/**
 * Parses the figures of a carousel block: heading, text, links and images (spec 2, dashboard). Only text and URLs
 * are kept, so that a block cannot change the portal's styles. Skips figures without a heading.
 */
export const parseFigures = (html: string): readonly ContentFigure[] =>
  [...removeHiddenContent(html).matchAll(figurePattern)]
    .map(([, body]) => parseFigure(String(body)))
    .filter(({ title }) => title !== '');
