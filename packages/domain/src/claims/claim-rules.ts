import { combineValidators, type FormRules, getFormErrors } from '../shared/validation/form.ts';
import { maxLength, minLength, required } from '../shared/validation/text-rules.ts';
import type { FormErrors } from '../shared/validation/types.ts';
import type { ClaimDraft, ClaimFile, ClaimFileProblem, ClaimFileType } from './types.ts';
import { claimLimits } from './vocabulary.ts';

type ClaimField = 'reason' | 'text';

const validateReason = required('Reason');
const validateText = combineValidators(
  required('Question or claim'),
  minLength('Question or claim', claimLimits.minText),
  maxLength('Question or claim', claimLimits.maxText),
);

const rules: FormRules<ClaimDraft, ClaimField> = {
  reason: ({ reason }) => validateReason(reason),
  text: ({ text }) => validateText(text),
};

/** Validates what a user has written. */
export const getClaimErrors = (draft: ClaimDraft): FormErrors<ClaimField> =>
  getFormErrors(rules, draft);

/** The first bytes of each type; null matches any byte. */
const signatures: readonly (readonly [ClaimFileType, readonly (number | null)[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

/** Returns the type of a file by its content, or null. Its name and the type that it claims do not matter. */
export const getClaimFileType = (bytes: Uint8Array): ClaimFileType | null =>
  signatures.find(([, signature]) =>
    signature.every((byte, index) => byte === null || bytes[index] === byte),
  )?.[0] ?? null;

const extensions: Readonly<Record<ClaimFileType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** Returns a file name without folders and characters that systems interpret, with the extension of its type. */
export function cleanClaimFileName(name: string, type: ClaimFileType): string {
  const [lastPart = ''] = name.split(/[\\/]/).slice(-1);
  const base = lastPart
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} _()-]/gu, '')
    .trim()
    .slice(0, claimLimits.fileName);
  return `${base || 'archivo'}.${extensions[type]}`;
}

/** Returns why these files cannot be sent together, or null. */
export function getClaimFilesProblem(
  files: readonly Pick<ClaimFile, 'bytes'>[],
): ClaimFileProblem | null {
  if (files.length > claimLimits.files) return 'count';
  if (files.some(({ bytes }) => getClaimFileType(bytes) === null)) return 'type';
  const total = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  return total > claimLimits.totalBytes ? 'size' : null;
}
