import { strFromU8, strToU8 } from 'fflate';

type Parts = Record<string, Uint8Array>;

/** Returns an attribute of an XML tag, with its entities decoded; undefined if it is absent. */
const getAttribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined)
    ?.replace(/&(?:quot|#34);/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');

const getTags = (xml: string, name: string): readonly string[] =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}\\b[^>]*>`, 'g')) ?? [];

/** The built-in formats that display an exponent. */
const builtInFormats: Readonly<Record<string, string>> = { 11: '0.00E+00', 48: '##0.0E+0' };

/** Returns the format code of each cell style, in the order of the styles. */
function readFormatCodes(stylesXml: string): readonly string[] {
  const codes = new Map(
    getTags(stylesXml, 'numFmt').map((tag) => [
      getAttribute(tag, 'numFmtId'),
      getAttribute(tag, 'formatCode') ?? '',
    ]),
  );
  const styles = /<(?:\w+:)?cellXfs\b.*?<\/(?:\w+:)?cellXfs>/s.exec(stylesXml)?.[0] ?? '';
  return getTags(styles, 'xf').map((tag) => {
    const id = getAttribute(tag, 'numFmtId') ?? '';
    return codes.get(id) ?? builtInFormats[id] ?? '';
  });
}

/** A placeholder, or literal text: quoted, escaped, or one of the characters that need neither. */
const codeToken = /0|"([^"]*)"|\\(.)|([-\s/():])/g;

/** Formats a whole number with a format of zeros only, such as '0000000000' or '"A"000'; null for other formats. */
function padWithZeros(digits: string, formatCode: string): string | null {
  const [section = ''] = formatCode.replace(/\[[^\]]*\]|[_*]./g, '').split(';');
  const tokens = [...section.matchAll(codeToken)];
  const zeroCount = tokens.filter(([token]) => token === '0').length;
  if (zeroCount < 2 || tokens.map(([token]) => token).join('') !== section) return null;
  const padded = digits.padStart(zeroCount, '0');
  let position = 0;
  let seenZeros = 0;
  return tokens
    .map(([token, quoted, escaped, plain]) => {
      if (token !== '0') return quoted ?? escaped ?? plain ?? '';
      seenZeros += 1;
      // The first placeholder takes the digits in excess.
      const end = padded.length - zeroCount + seenZeros;
      const part = padded.slice(position, end);
      position = end;
      return part;
    })
    .join('');
}

/** Spreadsheets keep 15 digits of a number and replace the rest with zeros. */
const firstInexactNumber = 1e15;

/** Returns the displayed text of a number whose value would hide a loss, or that is a code; null for other numbers. */
function getDisplayedText(value: string, formatCode: string): string | null {
  const number = Number(value);
  if (value.trim() === '' || Number.isNaN(number)) return null;
  if (Math.abs(number) >= firstInexactNumber || /E[+-]/i.test(formatCode)) {
    return number.toExponential().toUpperCase();
  }
  return Number.isSafeInteger(number) && number >= 0
    ? padWithZeros(String(number), formatCode)
    : null;
}

/** A cell with its attributes and value, after an optional formula. */
const valueCell =
  /<((?:\w+:)?)c\b([^>]*)(?<!\/)>\s*(?:<\1f\b[^>]*(?:(?<=\/)>|>[^<]*<\/\1f>)\s*)?<\1v>([^<]*)<\/\1v>\s*<\/\1c>/g;

function displayNumbers(sheetXml: string, formatCodes: readonly string[]): string {
  return sheetXml.replace(valueCell, (cell, prefix, attributes, value) => {
    if ((getAttribute(attributes, 't') ?? 'n') !== 'n') return cell;
    const formatCode = formatCodes[Number(getAttribute(attributes, 's') ?? 0)] ?? '';
    const text = getDisplayedText(value, formatCode);
    if (text === null) return cell;
    const otherAttributes = attributes.replace(/\st\s*=\s*(?:"n"|'n')/, '');
    const content = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    return `<${prefix}c${otherAttributes} t="str"><${prefix}v>${content}</${prefix}v></${prefix}c>`;
  });
}

/** Whether a part of a workbook is a sheet. */
export const isSheetPart = (name: string): boolean =>
  name.includes('worksheets/') && name.endsWith('.xml');

/**
 * Replaces numbers that are codes with their displayed text, because the reader returns values without formats:
 * `0000012345` by format, and numbers with an exponent or more than 15 digits, whose last digits are lost.
 */
export function replaceDisplayedNumbers(parts: Readonly<Parts>): Parts {
  const stylesPart = Object.keys(parts).find((name) => name.endsWith('styles.xml'));
  const styles = stylesPart === undefined ? undefined : parts[stylesPart];
  const formatCodes = styles === undefined ? [] : readFormatCodes(strFromU8(styles));
  return Object.fromEntries(
    Object.entries(parts).map(([name, content]) => [
      name,
      isSheetPart(name) ? strToU8(displayNumbers(strFromU8(content), formatCodes)) : content,
    ]),
  );
}

/** Returns for each sheet of a workbook, in order, whether it is hidden. */
export function readHiddenSheets(parts: Readonly<Parts>): readonly boolean[] {
  const workbook = parts['xl/workbook.xml'];
  if (workbook === undefined) return [];
  return getTags(strFromU8(workbook), 'sheet').map((tag) =>
    /^(?:hidden|veryHidden)$/.test(getAttribute(tag, 'state') ?? ''),
  );
}
