import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../test/arbitraries.ts';
import { property } from '../../../test/property.ts';
import { isEmail, isSameEmail, normalizeEmail, validateEmail } from './email.ts';
import { isFlag, parseFlag } from './flag.ts';
import { combineValidators, getFormErrors, isValid } from './form.ts';
import {
  countCharacters,
  lettersOnly,
  maxLength,
  minLength,
  required,
  telephone,
} from './text-rules.ts';
import type { Validator } from './types.ts';

describe('text rules (spec 5)', () => {
  test('required rejects empty text', () => {
    const error = { key: '"{fieldName}" is required.', params: { fieldName: 'City' } };
    expect(required('City')('')).toEqual(error);
    expect(required('City')(' \t\n')).toEqual(error);
    expect(required('City')('x')).toBeNull();
  });

  test('minLength rejects short text', () => {
    const rule = minLength('First name', 2);
    expect(rule('a')).toEqual({
      key: '"{fieldName}" must have at least {min} letters.',
      params: { fieldName: 'First name', min: 2 },
    });
    expect(rule(' a ')).not.toBeNull();
    expect(rule('🙂')).not.toBeNull();
    expect(rule('ab')).toBeNull();
  });

  test('maxLength rejects long text', () => {
    const rule = maxLength('First name', 3);
    expect(rule('abcd')).toEqual({
      key: '"{fieldName}" must have a maximum of {max} letters.',
      params: { fieldName: 'First name', max: 3 },
    });
    expect(rule(' abc ')).toBeNull();
    expect(rule('🙂🙂🙂')).toBeNull();
  });

  test.each([
    'Ana María',
    'Ñuñez',
    "O'Brien",
    'd’Or',
    'Pérez-Gómez',
    'José',
    ' Ana ',
    'Ana\u00a0María',
    '',
  ])('lettersOnly accepts %j', (name) => {
    expect(lettersOnly('Name')(name)).toBeNull();
  });

  test.each(['Ana3', 'a@b', '🙂', 'a_b', 'x\u200by', '<b>', '1Ana'])(
    'lettersOnly rejects %j',
    (name) => {
      expect(lettersOnly('Name')(name)).toEqual({
        key: '"{fieldName}" has characters that are not allowed.',
        params: { fieldName: 'Name' },
      });
    },
  );

  test.each([
    ['3001234567', [10], true],
    [' 3001234567 ', [10], true],
    ['300 123 4567', [10], true],
    ['(300) 123-45.67', [10], true],
    ['+57 300 123 4567', [10], false],
    ['300123456', [10], false],
    ['987654321', [9], true],
    ['9876543210', [9], false],
    ['987654321', [9, 10], true],
    ['0987654321', [9, 10], true],
    ['98765432', [9, 10], false],
    ['30012x4567', [10], false],
    ['x3001234567', [11], false],
    ['3001234567x', [11], false],
    ['+573001234', [10], false],
    ['', [0], false],
  ])('telephone %j with lengths %j is valid: %s', (number, lengths, valid) => {
    const [length, other] = lengths;
    const error =
      other === undefined
        ? {
            key: '"{fieldName}" must have {length} digits.',
            params: { fieldName: 'Telephone', length },
          }
        : {
            key: '"{fieldName}" must have {length} or {other} digits.',
            params: { fieldName: 'Telephone', length, other },
          };
    expect(telephone('Telephone', lengths)(number)).toEqual(valid ? null : error);
  });
});

describe('validateEmail (spec 5)', () => {
  test.each([
    'ana@ejemplo.com',
    ' ana@ejemplo.com ',
    'a.b+c@sub.ejemplo.com.co',
    "o'brien@ejemplo.ec",
    'x@a.b',
    'ana@ñandu.com.co',
    `${'a'.repeat(64)}@ejemplo.com`,
    `a@${'b'.repeat(63)}.co`,
  ])('accepts %s', (address) => {
    expect(isEmail(address)).toBe(true);
    expect(validateEmail(address)).toBeNull();
  });

  test.each([
    '',
    'ana',
    'ana@',
    '@ejemplo.com',
    'ana@ejemplo',
    'ana@@ejemplo.com',
    'ana @ejemplo.com',
    'ana@ejemplo..com',
    '.ana@ejemplo.com',
    'ana.@ejemplo.com',
    'a..b@ejemplo.com',
    'ana@-ejemplo.com',
    'ana@ejemplo-.com',
    'ana@ejemplo.com,otra@ejemplo.com',
    'ana@ejemplo.com\nbcc: x',
    'ana@ejemplo.com.',
    'ñandú@ejemplo.com',
    `${'a'.repeat(65)}@ejemplo.com`,
    `a@${'b'.repeat(64)}.co`,
    `a@${'b.'.repeat(130)}co`,
  ])('rejects %j', (address) => {
    expect(isEmail(address)).toBe(false);
    expect(validateEmail(address)).toEqual({ key: 'please provide valid e-mail address.' });
  });

  test.each([
    ['ana@ñandu.co', 'ana@xn--andu-fqa.co'],
    [' Ana@Ñandu.CO ', 'Ana@xn--andu-fqa.co'],
    ['ana@xn--andu-fqa.co', 'ana@xn--andu-fqa.co'],
    ['ñandu@ejemplo.com', 'ñandu@ejemplo.com'],
    ['ana@ñandu.co/x', 'ana@ñandu.co/x'],
    ['ana@ñandu.co:80', 'ana@ñandu.co:80'],
    ['ñandu.co', 'ñandu.co'],
  ])('stores %j as %j', (typed, stored) => {
    expect(normalizeEmail(typed)).toBe(stored);
    expect(isSameEmail(typed, stored.toUpperCase())).toBe(true);
  });

  test('accepts at most 254 characters', () => {
    const createHost = (length: number) => `${'b'.repeat(49)}.`.repeat(10).slice(0, length - 3);
    const createAddress = (length: number) => `a@${createHost(length - 2)}.co`;
    expect(createAddress(254)).toHaveLength(254);
    expect(isEmail(createAddress(254))).toBe(true);
    expect(isEmail(createAddress(255))).toBe(false);
  });
});

describe('isFlag and parseFlag (spec 5)', () => {
  test.each([
    [0, false],
    [1, true],
    ['0', false],
    ['1', true],
  ])('accept %j as %s', (value, meaning) => {
    expect(isFlag(value)).toBe(true);
    expect(parseFlag(value)).toBe(meaning);
  });

  test.each([2, -1, '', 'true', true, false, null, undefined, '01', ' 1', [1]])(
    'reject %j',
    (value) => {
      expect(isFlag(value)).toBe(false);
      expect(parseFlag(value)).toBeNull();
    },
  );
});

describe('getFormErrors', () => {
  interface Form {
    readonly name: string;
    readonly city: string;
  }
  const rules = {
    name: (form: Form) => required('Name')(form.name),
    city: (form: Form) => combineValidators(required('City'), minLength('City', 4))(form.city),
  };

  test('returns the first error of each invalid field', () => {
    const errors = getFormErrors(rules, { name: 'Ana', city: '' });
    expect(errors).toEqual({ city: required('City')('') });
    expect(isValid(errors)).toBe(false);
    expect(getFormErrors(rules, { name: 'Ana', city: 'abc' })).toEqual({
      city: minLength('City', 4)('abc'),
    });
  });

  test('returns an empty object for a valid form', () => {
    const errors = getFormErrors(rules, { name: 'Ana', city: 'Cali' });
    expect(errors).toEqual({});
    expect(isValid(errors)).toBe(true);
  });
});

describe('any text', () => {
  property(
    'surrounding spaces do not change the result',
    [anyText, fc.nat({ max: 60 })],
    (text, size) => {
      const rules: Validator<string>[] = [
        required('x'),
        minLength('x', size),
        maxLength('x', size),
        lettersOnly('x'),
        telephone('x', [9, 10]),
        validateEmail,
      ];
      for (const rule of rules) expect(rule(`  ${text}\t`)).toEqual(rule(text));
    },
  );

  property(
    'length rules fail if and only if the length is outside the bounds',
    [anyText, fc.nat({ max: 20 }), fc.nat({ max: 20 })],
    (text, a, b) => {
      const [min, max] = [Math.min(a, b), Math.max(a, b)];
      const size = countCharacters(text.trim());
      const error = combineValidators(minLength('x', min), maxLength('x', max))(text);
      expect(error === null).toBe(size >= min && size <= max);
    },
  );

  property('combineValidators returns the first error', [fc.array(fc.boolean())], (results) => {
    const rules = results.map(
      (isValid, index): Validator<null> =>
        () =>
          isValid ? null : { key: 'Data not found', params: { at: index } },
    );
    const firstErrorIndex = results.indexOf(false);
    expect(combineValidators(...rules)(null)).toEqual(
      firstErrorIndex < 0 ? null : { key: 'Data not found', params: { at: firstErrorIndex } },
    );
  });

  property(
    'isEmail accepts generated addresses',
    [
      fc.stringMatching(/^[a-z0-9]{1,20}$/),
      fc.stringMatching(/^[a-z0-9]{1,20}$/),
      fc.constantFrom('com', 'com.co', 'pe', 'ec'),
    ],
    (name, host, domain) => {
      expect(isEmail(`${name}@${host}.${domain}`)).toBe(true);
      expect(isEmail(`${name}${host}.${domain}`)).toBe(false);
    },
  );

  property('isEmail accepts only text with one @ and no spaces', [anyText], (text) => {
    return !isEmail(text) || /^[^@\s]+@[^@\s]+$/.test(text.trim());
  });

  property('isFlag accepts only four values', [fc.anything()], (value) => {
    expect(isFlag(value)).toBe([0, 1, '0', '1'].some((flag) => flag === value));
  });

  property(
    'digits are a telephone number if and only if their length is allowed',
    [fc.stringMatching(/^[0-9]{1,15}$/), fc.subarray([9, 10])],
    (digits, lengths) => {
      expect(telephone('x', lengths)(digits) === null).toBe(lengths.includes(digits.length));
    },
  );
});
