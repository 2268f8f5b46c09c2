/**
 * The only module that imports crypto-js. It is a separate entry point ('@surtidor/domain/hand-off'),
 * so the cipher is loaded only for payments.
 */
import AES from 'crypto-js/aes.js';
import { escapeToken } from './token-escapes.ts';
import type { TokenEscapes } from './types.ts';

/**
 * Encrypts a token with the session's phrase: AES-256-CBC with a passphrase in OpenSSL's salted
 * format, base64 (spec 4, reading 12). `openssl enc -d -aes-256-cbc -md md5 -a` decrypts it.
 */
export const encryptToken = (token: string, phrase: string): string =>
  AES.encrypt(token.toWellFormed(), phrase.toWellFormed()).toString();

/** Encrypts a token and replaces +, / and = (spec 4). */
export const handOffToken = (token: string, phrase: string, escapes: TokenEscapes): string =>
  escapeToken(encryptToken(token, phrase), escapes);
