import { describe, expect, it } from 'vitest';
import { magentoResponses, type ResponseName } from './magento-responses.ts';
import { type RequestName, sendRequest } from './send-request.ts';

type ExpectedOutcomes = Readonly<Record<RequestName, string>>;

/** Outcomes of responses that do not show whether the payment was created. */
const responseLost = {
  pay: 'response-lost',
  cash: 'response-lost',
  compensate: 'response-lost',
  consult: 'outcome-unknown',
} as const;

const paymentRejected = { pay: 'refused', cash: 'refused', compensate: 'refused' } as const;

const sessionEnded: ExpectedOutcomes = {
  read: 'unauthorized',
  pay: 'unauthorized',
  cash: 'unauthorized',
  compensate: 'unauthorized',
  consult: 'unauthorized',
  password: 'unauthorized',
};

const forbidden: ExpectedOutcomes = {
  ...paymentRejected,
  read: 'forbidden',
  consult: 'forbidden',
  password: 'forbidden',
};

const rejected: ExpectedOutcomes = {
  ...paymentRejected,
  read: 'query-failed',
  consult: 'payment-failed',
  password: 'password-not-changed',
};

const serverError: ExpectedOutcomes = {
  ...responseLost,
  read: 'query-failed',
  password: 'outcome-unknown',
};

const unreadableResponse: ExpectedOutcomes = {
  ...responseLost,
  read: 'communication',
  password: 'outcome-unknown',
};

/** For a password change, the error that otherwise ends the session means a wrong current password. */
const sessionEndedExceptPassword: ExpectedOutcomes = {
  ...sessionEnded,
  password: 'wrong-current-password',
};

const expectedOutcomes: Readonly<Record<ResponseName, ExpectedOutcomes>> = {
  'expired-token': sessionEndedExceptPassword,
  'revoked-token': sessionEndedExceptPassword,
  'older-unauthorized': sessionEnded,
  'bare-401': sessionEnded,
  forbidden,
  'older-forbidden': forbidden,
  'wrong-input': rejected,
  'no-such-entity': rejected,
  'syntax-error': rejected,
  'internal-category': serverError,
  'internal-bare': serverError,
  'internal-partial': serverError,
  'internal-500': serverError,
  'html-500': unreadableResponse,
  gateway: unreadableResponse,
  truncated: unreadableResponse,
  empty: unreadableResponse,
  'null-data': {
    ...responseLost,
    read: 'data-not-found',
    consult: 'data-not-found',
    password: 'outcome-unknown',
  },
};

// Object.keys widens to string.
const responseNames = Object.keys(expectedOutcomes) as ResponseName[];
const requests: readonly RequestName[] = [
  'read',
  'pay',
  'cash',
  'compensate',
  'consult',
  'password',
];

describe.each(responseNames)('the data layer after the response %s', (name) => {
  const response = magentoResponses[name];

  it.each(requests)(`handles %s: ${response.description} (${response.source})`, async (request) => {
    const outcome = expectedOutcomes[name][request];
    expect(await sendRequest(request, response)).toEqual({
      outcome,
      sessionEnded: outcome === 'unauthorized',
    });
  });
});
