import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/arbitraries.ts';
import { property } from '../../test/property.ts';
import { isValid } from '../shared/validation/form.ts';
import {
  passwordErrors,
  passwordLimits,
  trimPasswordDraft,
  validateNewPassword,
} from './password-rules.ts';
import { termsErrors } from './terms-rules.ts';

const good = {
  currentPassword: 'Vieja#123',
  newPassword: 'Nueva#123',
  repeatPassword: 'Nueva#123',
};
const problem = (text: string) => validateNewPassword(text)?.key ?? null;

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
  ])('%j: %s', (text, key) => {
    expect(problem(text)).toBe(key);
  });

  test('8 to 32', () => {
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
    expect(passwordErrors(good)).toEqual({});
  });

  test('the current password is required and not validated further', () => {
    expect(passwordErrors({ ...good, currentPassword: ' ' })).toEqual({
      currentPassword: {
        key: '"{fieldName}" is required.',
        params: { fieldName: 'Current password' },
      },
    });
    expect(passwordErrors({ ...good, currentPassword: 'x' })).toEqual({});
  });

  test('the repeat must be identical', () => {
    expect(passwordErrors({ ...good, repeatPassword: 'nueva#123' })).toEqual({
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
    expect(passwordErrors({ ...good, repeatPassword: ` ${good.newPassword}\t` })).toEqual({});
  });

  test('a weak password is reported at its field', () => {
    expect(passwordErrors({ ...good, newPassword: 'abc', repeatPassword: 'abc' })).toHaveProperty(
      'newPassword.key',
      '"{fieldName}" must have at least {min} letters.',
    );
  });
});

describe('the terms form (spec 5)', () => {
  const mustAccept = (fieldName: string) => ({
    key: 'To continue you must accept {fieldName}.',
    params: { fieldName },
  });

  test.each([
    [true, true, {}],
    [false, true, { termsAndConditions: mustAccept('the terms and conditions') }],
    [true, false, { privacyPolicy: mustAccept('the privacy policy') }],
    [
      false,
      false,
      {
        termsAndConditions: mustAccept('the terms and conditions'),
        privacyPolicy: mustAccept('the privacy policy'),
      },
    ],
  ])('terms %s, privacy %s', (termsAndConditions, privacyPolicy, errors) => {
    expect(termsErrors({ termsAndConditions, privacyPolicy })).toEqual(errors);
  });
});

describe('properties', () => {
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
    'letters, a digit and a sign in any order are enough',
    [
      fc.stringMatching(/^[a-zñ]{6,20}$/),
      fc.nat({ max: 9 }),
      fc.constantFrom('!', '#', '_', '€', '🙂'),
      fc.nat({ max: 20 }),
    ],
    (letters, digit, sign, at) => {
      const mixed = `${letters.slice(0, at)}${digit}${sign}${letters.slice(at)}`;
      expect(validateNewPassword(mixed)).toBeNull();
    },
  );

  property(
    'the form is valid exactly when each of its fields is',
    [anyText, fc.constantFrom('Nueva#123', 'abc', ''), fc.constantFrom('Nueva#123', 'abc', '')],
    (currentPassword, newPassword, repeatPassword) => {
      const fine =
        currentPassword.trim() !== '' &&
        validateNewPassword(newPassword) === null &&
        repeatPassword === newPassword;
      expect(isValid(passwordErrors({ currentPassword, newPassword, repeatPassword }))).toBe(fine);
    },
  );

  property(
    'surrounding spaces do not change the result',
    [anyText, anyText],
    (newPassword, repeatPassword) => {
      const plain = { currentPassword: 'x', newPassword, repeatPassword };
      const padded = {
        ...plain,
        newPassword: `  ${newPassword} `,
        repeatPassword: `${repeatPassword}\n`,
      };
      expect(passwordErrors(padded)).toEqual(passwordErrors(plain));
    },
  );
});
