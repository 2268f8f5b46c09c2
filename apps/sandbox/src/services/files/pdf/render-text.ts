import { COLOR, FONT } from './style.ts';
import { toPrintable } from './to-printable.ts';

export type Canvas = PDFKit.PDFDocument;

export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: string;
  readonly align?: 'left' | 'right';
  readonly spacing?: number;
}

/** Sets the font, size and colour of the text that follows. */
function applyStyle(canvas: Canvas, { size = 9, bold = false, color = COLOR.ink }: TextStyle) {
  canvas
    .font(bold ? FONT.bold : FONT.regular)
    .fontSize(size)
    .fillColor(color);
}

/** Renders a line and truncates it with an ellipsis if it is too long. */
export function renderLine(
  canvas: Canvas,
  value: string,
  position: { readonly x: number; readonly y: number; readonly width: number },
  style: TextStyle = {},
): void {
  applyStyle(canvas, style);
  const text = truncate(canvas, toPrintable(value), position.width);
  const shift = style.align === 'right' ? position.width - canvas.widthOfString(text) : 0;
  canvas.text(text, position.x + shift, position.y, {
    lineBreak: false,
    characterSpacing: style.spacing ?? 0,
  });
}

/** Renders wrapped text. Returns the next y position. */
export function renderParagraph(
  canvas: Canvas,
  value: string,
  position: { readonly x: number; readonly y: number; readonly width: number },
  style: TextStyle = {},
): number {
  applyStyle(canvas, style);
  canvas.text(toPrintable(value), position.x, position.y, { width: position.width, lineGap: 2 });
  return canvas.y;
}

function truncate(canvas: Canvas, text: string, width: number): string {
  if (canvas.widthOfString(text) <= width) return text;
  let visibleLength = Math.max(1, Math.floor((text.length * width) / canvas.widthOfString(text)));
  while (visibleLength > 1 && canvas.widthOfString(`${text.slice(0, visibleLength)}…`) > width)
    visibleLength -= 1;
  return `${text.slice(0, visibleLength).trimEnd()}…`;
}
