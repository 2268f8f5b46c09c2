import { describe, expect, it } from 'vitest';
import { conclude, type RequestName } from './requests.ts';
import { type AnswerName, familyResponses } from './responses.ts';

type Expected = Readonly<Record<RequestName, string>>;

/** Payment requests, for which the response proves nothing: the attempt is looked up. */
const lost = {
  pay: 'response-lost',
  cash: 'response-lost',
  compensate: 'response-lost',
  consult: 'outcome-unknown',
} as const;

const refused = { pay: 'refused', cash: 'refused', compensate: 'refused' } as const;

const ended: Expected = {
  read: 'unauthorized',
  pay: 'unauthorized',
  cash: 'unauthorized',
  compensate: 'unauthorized',
  consult: 'unauthorized',
  password: 'unauthorized',
};

const forbidden: Expected = {
  ...refused,
  read: 'forbidden',
  consult: 'forbidden',
  password: 'forbidden',
};

const rejected: Expected = {
  ...refused,
  read: 'query-failed',
  consult: 'payment-failed',
  password: 'password-not-changed',
};

const broken: Expected = { ...lost, read: 'query-failed', password: 'outcome-unknown' };

const unreadable: Expected = { ...lost, read: 'communication', password: 'outcome-unknown' };

/** For a password change, the error that ends other sessions means a wrong current password. */
const endedUnlessPassword: Expected = { ...ended, password: 'wrong-current-password' };

const expected: Readonly<Record<AnswerName, Expected>> = {
  'expired-token': endedUnlessPassword,
  'revoked-token': endedUnlessPassword,
  'older-unauthorized': ended,
  'bare-401': ended,
  forbidden,
  'older-forbidden': forbidden,
  'wrong-input': rejected,
  'no-such-entity': rejected,
  'syntax-error': rejected,
  'internal-category': broken,
  'internal-bare': broken,
  'internal-partial': broken,
  'internal-500': broken,
  'html-500': unreadable,
  gateway: unreadable,
  truncated: unreadable,
  empty: unreadable,
  'null-data': {
    ...lost,
    read: 'data-not-found',
    consult: 'data-not-found',
    password: 'outcome-unknown',
  },
};

// The keys of the table above, as its type lists them.
const names = Object.keys(expected) as AnswerName[];
const requests: readonly RequestName[] = [
  'read',
  'pay',
  'cash',
  'compensate',
  'consult',
  'password',
];

describe.each(names)('%s', (name) => {
  const response = familyResponses[name];

  it.each(requests)(`${response.fact} (${response.source}): %s`, async (request) => {
    const outcome = expected[name][request];
    expect(await conclude(request, response)).toEqual({
      outcome,
      sessionEnded: outcome === 'unauthorized',
    });
  });
});
