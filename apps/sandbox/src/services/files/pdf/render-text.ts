import { printable } from './printable.ts';
import { COLOR, FONT } from './style.ts';

export type Canvas = PDFKit.PDFDocument;

export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: string;
  readonly align?: 'left' | 'right';
  readonly spacing?: number;
}

/** Chooses font, size and colour for what is rendered next. */
function ink(canvas: Canvas, { size = 9, bold = false, color = COLOR.ink }: TextStyle) {
  canvas
    .font(bold ? FONT.bold : FONT.regular)
    .fontSize(size)
    .fillColor(color);
}

/** Writes one line, shortened with an ellipsis where it does not fit. */
export function line(
  canvas: Canvas,
  value: string,
  at: { readonly x: number; readonly y: number; readonly width: number },
  style: TextStyle = {},
): void {
  ink(canvas, style);
  const text = shortened(canvas, printable(value), at.width);
  const shift = style.align === 'right' ? at.width - canvas.widthOfString(text) : 0;
  canvas.text(text, at.x + shift, at.y, {
    lineBreak: false,
    characterSpacing: style.spacing ?? 0,
  });
}

/** Writes wrapped text. Returns the next y position. */
export function paragraph(
  canvas: Canvas,
  value: string,
  at: { readonly x: number; readonly y: number; readonly width: number },
  style: TextStyle = {},
): number {
  ink(canvas, style);
  canvas.text(printable(value), at.x, at.y, { width: at.width, lineGap: 2 });
  return canvas.y;
}

function shortened(canvas: Canvas, text: string, width: number): string {
  if (canvas.widthOfString(text) <= width) return text;
  let visibleLength = Math.max(1, Math.floor((text.length * width) / canvas.widthOfString(text)));
  while (visibleLength > 1 && canvas.widthOfString(`${text.slice(0, visibleLength)}…`) > width)
    visibleLength -= 1;
  return `${text.slice(0, visibleLength).trimEnd()}…`;
}
