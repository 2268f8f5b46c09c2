import { createFailure } from './catalogue.ts';
import { type RequestKind, requestRows, serverTexts } from './server-texts.ts';
import type { Failure } from './types.ts';

/** Whether any message means an unauthorized session (spec 8). */
export const isUnauthorizedError = (messages: readonly string[]): boolean =>
  messages.some((text) => text.includes(serverTexts.unauthorized));

/** Whether any message means that the e-mail address already exists (spec 8). */
export const isEmailTakenError = (messages: readonly string[]): boolean =>
  messages.some((text) => text.includes(serverTexts.emailTaken));

/** Joins the distinct messages of a response, without empty ones (spec 8). */
export const joinMessages = (messages: readonly string[]): string =>
  [...new Set(messages.map((text) => text.trim()).filter((text) => text !== ''))].join(', ');

/**
 * Converts the messages of `errors[]` to a failure, depending on the kind of request (spec 8). Texts
 * in the data are not messages (faults 18).
 */
export const toServerFailure = (kind: RequestKind, messages: readonly string[]): Failure => {
  if (isUnauthorizedError(messages)) return createFailure('unauthorized');
  const savesAssociate = kind === 'associate-create' || kind === 'associate-edit';
  if (savesAssociate && isEmailTakenError(messages)) return createFailure('email-taken');
  const { code, codeWithoutText, showsText } = requestRows[kind];
  const serverText = joinMessages(messages);
  if (serverText === '') return createFailure(codeWithoutText);
  return showsText ? createFailure(code, { serverText }) : createFailure(code);
};
