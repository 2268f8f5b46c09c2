import { failure } from './catalogue.ts';
import { type RequestKind, requestRows, serverTexts } from './server-texts.ts';
import type { Failure } from './types.ts';

/** Whether any message means an unauthorized session (spec 8). */
export const isUnauthorizedError = (messages: readonly string[]): boolean =>
  messages.some((text) => text.includes(serverTexts.unauthorized));

/** Whether any message means a taken e-mail (spec 8). */
export const isEmailTakenError = (messages: readonly string[]): boolean =>
  messages.some((text) => text.includes(serverTexts.emailTaken));

/** Joins the messages of a response without empty and repeated ones (spec 8). */
export const joinMessages = (messages: readonly string[]): string =>
  [...new Set(messages.map((text) => text.trim()).filter((text) => text !== ''))].join(', ');

/**
 * Maps the messages of `errors[]` to a failure, by kind of request (spec 8). Text inside data is
 * ignored (faults 18).
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
