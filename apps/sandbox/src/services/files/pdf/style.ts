/** US Letter, which dealers print on. Sizes are in points. */
export const PAGE = { width: 612, height: 792, margin: 48, footer: 48 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;
/** Lower limit of the content. */
export const CONTENT_BOTTOM = PAGE.height - PAGE.margin - PAGE.footer;

export const COLOR = {
  brand: '#123C7A',
  ink: '#1B2430',
  muted: '#5A6675',
  line: '#D5DCE5',
  wash: '#F3F6FA',
  negative: '#A32020',
  white: '#FFFFFF',
} as const;

export const FONT = { regular: 'Helvetica', bold: 'Helvetica-Bold' } as const;
