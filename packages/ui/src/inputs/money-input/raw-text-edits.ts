import { type AmountNote, getDecimalPart, getWholePart, isAmbiguous } from './amount-draft.ts';
import type { AmountFormat } from './amount-format.ts';

/** More digits than any invoice needs. With more, cents would not be exact. */
const maxUnitDigits = 13;
const maxCentDigits = 2;

/** The typed text and the caret after an edit. */
export interface RawTextEdit {
  readonly rawText: string;
  readonly caret: number;
  readonly note?: AmountNote;
}

const separatorPattern = /[.,]/;

/** Removes a range. If it contains the separator, the cents are removed too, so they do not become units. */
export const removeRange = (rawText: string, from: number, to: number): string =>
  separatorPattern.test(rawText.slice(from, to))
    ? rawText.slice(0, from)
    : rawText.slice(0, from) + rawText.slice(to);

/**
 * Returns whether a separator with three digits after it separates thousands. In a currency with decimals, the
 * decimal separator never does.
 */
const isThousandsSeparator = (
  wholePart: string,
  separator: string,
  { decimal, decimals }: Pick<AmountFormat, 'decimal' | 'decimals'>,
): boolean => {
  if (!/^[1-9]/.test(wholePart)) return false;
  return decimals === 0
    ? separator === '.' || wholePart.length <= maxCentDigits + 1
    : separator !== decimal;
};

const createFullNote = (part: 'units' | 'cents'): AmountNote => ({ kind: 'full', part });

/** Inserts digits at a position. */
export const insertDigits = (
  remainingText: string,
  position: number,
  digits: string,
  format: AmountFormat,
): RawTextEdit => {
  const rawText = remainingText.slice(0, position) + digits + remainingText.slice(position);
  const caret = position + digits.length;
  const [wholePart, decimalPart] = [getWholePart(rawText), getDecimalPart(rawText)];
  const cents = decimalPart.slice(1);
  if (wholePart.length > maxUnitDigits)
    return { rawText: remainingText, caret: position, note: createFullNote('units') };
  if (cents.length <= maxCentDigits) return { rawText, caret };
  if (caret < rawText.length) {
    const truncatedText = rawText.slice(0, wholePart.length + 1 + maxCentDigits);
    return { rawText: truncatedText, caret: Math.min(caret, truncatedText.length) };
  }
  const isThousandsGroup = cents.length === maxCentDigits + 1;
  if (isThousandsGroup && isThousandsSeparator(wholePart, decimalPart.charAt(0), format)) {
    if (wholePart.length + cents.length > maxUnitDigits) {
      return { rawText: remainingText, caret: position, note: createFullNote('units') };
    }
    const edit = { rawText: wholePart + cents, caret: caret - 1 };
    // The digits typed as cents became units. In a currency with decimals, a message announces it.
    return format.decimals === 0 ? edit : { ...edit, note: { kind: 'thousands' } };
  }
  // '1,500' can be the beginning of '1,500.50', or have one digit too many.
  if (isThousandsGroup && format.decimals === 2 && /^[1-9]/.test(wholePart)) {
    return { rawText, caret };
  }
  return { rawText: remainingText, caret: position, note: createFullNote('cents') };
};

/**
 * Inserts a separator, which starts the cents. It is ignored if it would change the amount. After an ambiguous
 * separator, it starts the cents, and the first one separates thousands.
 */
export const insertSeparator = (
  remainingText: string,
  position: number,
  key: string,
  { decimal, decimals }: AmountFormat,
): RawTextEdit => {
  const separatorPosition = remainingText.search(separatorPattern);
  if (isAmbiguous(remainingText) && position === remainingText.length) {
    const rawText = remainingText.replace(separatorPattern, '') + decimal;
    return { rawText, caret: rawText.length };
  }
  if (separatorPosition >= 0) {
    // A second separator makes the first a decimal separator.
    const normalizedText = remainingText.replace('.', decimal);
    return {
      rawText: normalizedText,
      caret: position === separatorPosition ? position + 1 : position,
    };
  }
  if (remainingText.length - position > decimals)
    return { rawText: remainingText, caret: position };
  return {
    rawText: `${remainingText.slice(0, position)}${key}${remainingText.slice(position)}`,
    caret: position + 1,
  };
};
