import type { PdfDocument, PdfFact, PdfParty } from './pdf-document.ts';
import { type Canvas, renderLine } from './render-text.ts';
import { COLOR, CONTENT_WIDTH, PAGE } from './style.ts';

const BAND_HEIGHT = 84;
const PARTY_HEIGHT = 68;
const FACTS_PER_ROW = 4;
const GAP = 12;

/** Renders the header, the parties and the facts. Returns the next y position. */
export function renderHeader(canvas: Canvas, document: PdfDocument): number {
  renderBand(canvas, document);
  const factsTop = renderParties(canvas, document.parties, BAND_HEIGHT + 24);
  return renderFacts(canvas, document.facts, factsTop);
}

function renderBand(canvas: Canvas, { issuer, title, number }: PdfDocument): void {
  canvas.rect(0, 0, PAGE.width, BAND_HEIGHT).fill(COLOR.brand);
  renderLogo(canvas, PAGE.margin, 26);
  const left = { x: PAGE.margin + 42, width: 220 };
  renderLine(canvas, issuer.name, { ...left, y: 27 }, { size: 12, bold: true, color: COLOR.white });
  issuer.lines.forEach((text, index) => {
    renderLine(canvas, text, { ...left, y: 43 + index * 11 }, { size: 8, color: COLOR.white });
  });
  const right = { x: PAGE.width - PAGE.margin - 240, width: 240 };
  renderLine(
    canvas,
    title,
    { ...right, y: 29 },
    { size: 14, bold: true, align: 'right', color: COLOR.white },
  );
  if (number !== null) {
    renderLine(
      canvas,
      number,
      { ...right, y: 48 },
      { size: 10, align: 'right', color: COLOR.white },
    );
  }
}

/** Renders the distributor's logo: a drop in a ring. */
function renderLogo(canvas: Canvas, x: number, y: number): void {
  canvas.circle(x + 16, y + 16, 16).fill(COLOR.white);
  canvas
    .path(`M ${x + 16} ${y + 6} C ${x + 23} ${y + 14} ${x + 24} ${y + 24} ${x + 16} ${y + 25} `)
    .fill('#F2A23A');
  canvas
    .path(`M ${x + 16} ${y + 6} C ${x + 9} ${y + 14} ${x + 8} ${y + 24} ${x + 16} ${y + 25} `)
    .fill(COLOR.brand);
}

function renderParties(canvas: Canvas, parties: readonly PdfParty[], y: number): number {
  if (parties.length === 0) return y;
  const width = (CONTENT_WIDTH - GAP * (parties.length - 1)) / parties.length;
  parties.forEach((party, index) => {
    const x = PAGE.margin + index * (width + GAP);
    canvas.roundedRect(x, y, width, PARTY_HEIGHT, 5).fill(COLOR.wash);
    const innerPosition = { x: x + 10, width: width - 20 };
    renderLine(
      canvas,
      party.label,
      { ...innerPosition, y: y + 8 },
      { size: 7.5, color: COLOR.muted },
    );
    renderLine(canvas, party.name, { ...innerPosition, y: y + 19 }, { size: 10, bold: true });
    party.lines.slice(0, 3).forEach((text, row) => {
      renderLine(
        canvas,
        text,
        { ...innerPosition, y: y + 33 + row * 11 },
        { size: 8, color: COLOR.muted },
      );
    });
  });
  return y + PARTY_HEIGHT + 16;
}

function renderFacts(canvas: Canvas, facts: readonly PdfFact[], y: number): number {
  const width = CONTENT_WIDTH / FACTS_PER_ROW;
  facts.forEach((fact, index) => {
    const x = PAGE.margin + (index % FACTS_PER_ROW) * width;
    const top = y + Math.floor(index / FACTS_PER_ROW) * 30;
    renderLine(
      canvas,
      fact.label,
      { x, y: top, width: width - 8 },
      { size: 7.5, color: COLOR.muted },
    );
    renderLine(canvas, fact.value, { x, y: top + 11, width: width - 8 }, { size: 9.5, bold: true });
  });
  const rows = Math.ceil(facts.length / FACTS_PER_ROW);
  return y + rows * 30 + (rows > 0 ? 10 : 0);
}
