import { describe, expect, it } from 'vitest';
import {
  forgottenPasswordResults,
  parseForgottenPasswordResult,
  parsePasswordResetResult,
  passwordResetResults,
  validateForgottenPassword,
  validatePasswordReset,
} from './password-reset.ts';

describe('a forgotten password', () => {
  it.each([
    ['lucia@valdeluna.example', null],
    ['lucia', 'invalid-email'],
    ['', 'invalid-email'],
  ])('requesting it with the e-mail %j results in %j', (email, expectedError) => {
    expect(validateForgottenPassword(email)).toBe(expectedError);
  });

  it.each([
    ['Nueva-clave-7', 'Nueva-clave-7', null],
    ['Nueva-clave-7', 'Nueva-clave-8', 'not-identical'],
    ['corta-1', 'corta-1', 'rules-not-met'],
    ['sin-numeros-ni', 'sin-numeros-ni', 'rules-not-met'],
    ['', '', 'rules-not-met'],
  ])('setting it to %j, repeated as %j, results in %j', (password, repeated, expectedError) => {
    expect(validatePasswordReset(password, repeated)).toBe(expectedError);
  });

  it('parses only its own results from a URL', () => {
    expect(forgottenPasswordResults.map(parseForgottenPasswordResult)).toEqual(
      forgottenPasswordResults,
    );
    expect(passwordResetResults.map(parsePasswordResetResult)).toEqual(passwordResetResults);
    expect(parseForgottenPasswordResult('changed')).toBeNull();
    expect(parsePasswordResetResult(null)).toBeNull();
  });
});
