import { failure } from './catalogue.ts';
import { type RequestKind, requestRows, serverTexts } from './server-texts.ts';
import type { Failure } from './types.ts';

/** Whether any message says that the session is not authorized (spec 8). */
export const isUnauthorizedError = (messages: readonly string[]): boolean =>
  messages.some((text) => text.includes(serverTexts.unauthorized));

/** Whether any message says that the e-mail belongs to somebody already (spec 8). */
export const isEmailTakenError = (messages: readonly string[]): boolean =>
  messages.some((text) => text.includes(serverTexts.emailTaken));

/** Messages of one answer as one text: empty ones dropped, each said once, joined (spec 8). */
export const joinMessages = (messages: readonly string[]): string =>
  [...new Set(messages.map((text) => text.trim()).filter((text) => text !== ''))].join(', ');

/**
 * The failure that the messages of `errors[]` mean for a kind of request (spec 8). Only those
 * messages count: the same words inside data are data (faults 18).
 */
export const failureFromServer = (kind: RequestKind, messages: readonly string[]): Failure => {
  if (isUnauthorizedError(messages)) return failure('unauthorized');
  const writesAssociate = kind === 'associate-create' || kind === 'associate-edit';
  if (writesAssociate && isEmailTakenError(messages)) return failure('email-taken');
  const { code, silent, showsText } = requestRows[kind];
  const serverText = joinMessages(messages);
  if (serverText === '') return failure(silent);
  return showsText ? failure(code, { serverText }) : failure(code);
};
