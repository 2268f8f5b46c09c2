import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/arbitraries.ts';
import { property } from '../../test/property.ts';
import { isValid } from '../shared/validation/form.ts';
import {
  getPasswordErrors,
  passwordLimits,
  trimPasswordDraft,
  validateNewPassword,
} from './password-rules.ts';
import { getTermsErrors } from './terms-rules.ts';

const validDraft = {
  currentPassword: 'Vieja#123',
  newPassword: 'Nueva#123',
  repeatPassword: 'Nueva#123',
};
const getErrorKey = (text: string) => validateNewPassword(text)?.key ?? null;

describe('a new password (spec 5)', () => {
  test.each([
    ['Nueva#123', null],
    ['abcdef1!', null],
    ['ñandú12*', null],
    ['abcdefg1_', null],
    ['密碼密碼密碼1!', null],
    [`${'a'.repeat(30)}1!`, null],
    ['', '"{fieldName}" is required.'],
    ['  ', '"{fieldName}" is required.'],
    ['abcde1!', '"{fieldName}" must have at least {min} letters.'],
    ['🙂🙂🙂a1', '"{fieldName}" must have at least {min} letters.'],
    [`${'a'.repeat(31)}1!`, '"{fieldName}" must have a maximum of {max} letters.'],
    ['abcdefg!', '"Password" must have at least one number.'],
    ['1234567!', '"Password" must have at least one letter.'],
    ['abcdefg1', '"Password" must have at least one special character.'],
    ['abcd efg1', '"Password" must have at least one special character.'],
    ['abcdefú1', '"Password" must have at least one special character.'],
    ['abcdefu\u03011', '"Password" must have at least one special character.'],
  ])('validating %j returns %j', (text, key) => {
    expect(getErrorKey(text)).toBe(key);
  });

  test('must have 8 to 32 characters', () => {
    expect(passwordLimits).toEqual({ min: 8, max: 32 });
    expect(validateNewPassword('a1!')).toHaveProperty('params', {
      fieldName: 'New password',
      min: 8,
    });
    expect(validateNewPassword('a1!'.repeat(11))).toHaveProperty('params', {
      fieldName: 'New password',
      max: 32,
    });
    expect(validateNewPassword('')).toHaveProperty('params.fieldName', 'New password');
  });
});

describe('the change-password form (spec 5)', () => {
  test('a valid form has no errors', () => {
    expect(getPasswordErrors(validDraft)).toEqual({});
  });

  test('the current password is required and not validated further', () => {
    expect(getPasswordErrors({ ...validDraft, currentPassword: ' ' })).toEqual({
      currentPassword: {
        key: '"{fieldName}" is required.',
        params: { fieldName: 'Current password' },
      },
    });
    expect(getPasswordErrors({ ...validDraft, currentPassword: 'x' })).toEqual({});
  });

  test('the repeated password must be identical', () => {
    expect(getPasswordErrors({ ...validDraft, repeatPassword: 'nueva#123' })).toEqual({
      repeatPassword: { key: '"Passwords" must be identical.' },
    });
  });

  test('inputs are trimmed', () => {
    expect(
      trimPasswordDraft({ currentPassword: ' a ', newPassword: ' b ', repeatPassword: ' c ' }),
    ).toEqual({
      currentPassword: 'a',
      newPassword: 'b',
      repeatPassword: 'c',
    });
    expect(
      getPasswordErrors({ ...validDraft, repeatPassword: ` ${validDraft.newPassword}\t` }),
    ).toEqual({});
  });

  test('a weak password is reported at its field', () => {
    expect(
      getPasswordErrors({ ...validDraft, newPassword: 'abc', repeatPassword: 'abc' }),
    ).toHaveProperty('newPassword.key', '"{fieldName}" must have at least {min} letters.');
  });
});

describe('the terms form (spec 5)', () => {
  const createAcceptanceError = (fieldName: string) => ({
    key: 'To continue you must accept {fieldName}.',
    params: { fieldName },
  });

  test.each([
    [true, true, {}],
    [false, true, { termsAndConditions: createAcceptanceError('the terms and conditions') }],
    [true, false, { privacyPolicy: createAcceptanceError('the privacy policy') }],
    [
      false,
      false,
      {
        termsAndConditions: createAcceptanceError('the terms and conditions'),
        privacyPolicy: createAcceptanceError('the privacy policy'),
      },
    ],
  ])(
    'validates accepted terms (%s) and an accepted privacy policy (%s)',
    (termsAndConditions, privacyPolicy, errors) => {
      expect(getTermsErrors({ termsAndConditions, privacyPolicy })).toEqual(errors);
    },
  );
});

describe('password rules', () => {
  property(
    'an accepted password meets all rules',
    [fc.oneof(anyText, fc.string({ minLength: 8, maxLength: 32 }))],
    (text) => {
      if (validateNewPassword(text) !== null) return;
      const trimmed = text.trim();
      expect([...trimmed].length).toBeGreaterThanOrEqual(8);
      expect([...trimmed].length).toBeLessThanOrEqual(32);
      expect(trimmed).toMatch(/\p{L}/u);
      expect(trimmed).toMatch(/\p{Nd}/u);
      expect(trimmed).toMatch(/[^\p{L}\p{M}\p{Nd}\s]/u);
    },
  );

  property(
    'accepts letters, a digit and a symbol in any order',
    [
      fc.stringMatching(/^[a-zñ]{6,20}$/),
      fc.nat({ max: 9 }),
      fc.constantFrom('!', '#', '_', '€', '🙂'),
      fc.nat({ max: 20 }),
    ],
    (letters, digit, symbol, at) => {
      const mixed = `${letters.slice(0, at)}${digit}${symbol}${letters.slice(at)}`;
      expect(validateNewPassword(mixed)).toBeNull();
    },
  );

  property(
    'the form is valid if and only if all of its fields are',
    [anyText, fc.constantFrom('Nueva#123', 'abc', ''), fc.constantFrom('Nueva#123', 'abc', '')],
    (currentPassword, newPassword, repeatPassword) => {
      const isExpectedValid =
        currentPassword.trim() !== '' &&
        validateNewPassword(newPassword) === null &&
        repeatPassword === newPassword;
      expect(isValid(getPasswordErrors({ currentPassword, newPassword, repeatPassword }))).toBe(
        isExpectedValid,
      );
    },
  );

  property(
    'surrounding spaces do not change the result',
    [anyText, anyText],
    (newPassword, repeatPassword) => {
      const draft = { currentPassword: 'x', newPassword, repeatPassword };
      const padded = {
        ...draft,
        newPassword: `  ${newPassword} `,
        repeatPassword: `${repeatPassword}\n`,
      };
      expect(getPasswordErrors(padded)).toEqual(getPasswordErrors(draft));
    },
  );
});
