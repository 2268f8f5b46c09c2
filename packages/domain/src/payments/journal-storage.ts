import type { DocumentName } from '../shared/index.ts';
import {
  isNonEmptyString,
  isNonNegativeInteger,
  parseJson,
  parseStoredMoney,
  toRecord,
} from '../shared/stored-json.ts';
import { mergeJournals } from './attempt-merge.ts';
import { attemptPhases } from './attempt-phases.ts';
import type {
  AttemptKind,
  AttemptLine,
  AttemptPhase,
  PaymentAttempt,
  PaymentJournal,
} from './attempt-types.ts';

/** Version of the stored format; other versions are ignored. */
const version = 1;

/** Serialises the journal for storage. */
export const serialiseJournal = (journal: PaymentJournal): string =>
  JSON.stringify({ version, attempts: journal });

/** Parses the stored journal. Skips invalid attempts and returns an empty journal for invalid JSON. Never throws. */
export const parseJournal = (json: string | null): PaymentJournal => {
  const stored = toRecord(parseJson(json));
  if (stored.version !== version || !Array.isArray(stored.attempts)) return [];
  const attempts = stored.attempts.map(readAttempt).filter((attempt) => attempt !== null);
  return mergeJournals([], attempts);
};

const readAttempt = (value: unknown): PaymentAttempt | null => {
  const stored = toRecord(value);
  const {
    key,
    uuid,
    owner,
    payer,
    kind,
    segment,
    phase,
    createdAt,
    changedAt,
    checks,
    lastCheckAt,
  } = stored;
  // Missing in entries from an earlier version.
  const { sessionEndsAt = null } = stored;
  const lines = readLines(stored.lines);
  const amount = parseStoredMoney(stored.amount);
  if (
    !isNonEmptyString(key) ||
    !isNonEmptyString(owner) ||
    !(uuid === null || isNonEmptyString(uuid))
  )
    return null;
  if (
    !isNonNegativeInteger(createdAt) ||
    !isNonNegativeInteger(changedAt) ||
    !isNonNegativeInteger(checks)
  )
    return null;
  if (!isTimestampOrNull(lastCheckAt) || !isTimestampOrNull(sessionEndsAt)) return null;
  if (lines === null || amount === null || !isKind(kind) || !isPhase(phase)) return null;
  return {
    key,
    uuid,
    owner,
    ...(isNonEmptyString(payer) && { payer }),
    kind,
    lines,
    ...(isNonEmptyString(segment) && { segment }),
    amount,
    createdAt,
    changedAt,
    phase,
    checks,
    lastCheckAt,
    sessionEndsAt,
    ...(isNonEmptyString(stored.message) && { message: stored.message }),
  };
};

const readLines = (value: unknown): readonly AttemptLine[] | null => {
  if (!Array.isArray(value)) return null;
  const lines = value.map(readLine).filter((line) => line !== null);
  return lines.length === value.length ? lines : null;
};

const readLine = (value: unknown): AttemptLine | null => {
  const stored = toRecord(value);
  const amount = parseStoredMoney(stored.amount);
  const { invoiceId, documentNumber, stationName } = stored;
  if (!isNonEmptyString(invoiceId) || !isNonEmptyString(documentNumber) || amount === null)
    return null;
  const name = readDocumentName(stored.name);
  const balance = parseStoredMoney(stored.balance);
  return {
    invoiceId,
    documentNumber,
    ...(name && { name }),
    ...(isNonEmptyString(stationName) && { stationName }),
    ...(balance && { balance }),
    amount,
  };
};

const readDocumentName = (value: unknown): DocumentName | null => {
  const { kind, number, className } = toRecord(value);
  if (!isNonEmptyString(number)) return null;
  if (kind === 'class') return isNonEmptyString(className) ? { kind, className, number } : null;
  return kind === 'invoice' || kind === 'document' || kind === 'credit' ? { kind, number } : null;
};

const isTimestampOrNull = (value: unknown): value is number | null =>
  value === null || isNonNegativeInteger(value);

const isPhase = (value: unknown): value is AttemptPhase =>
  typeof value === 'string' && Object.hasOwn(attemptPhases, value);

const attemptKinds = {
  invoices: true,
  cash: true,
  vouchers: true,
  compensation: true,
} as const satisfies Record<AttemptKind, true>;

const isKind = (value: unknown): value is AttemptKind =>
  typeof value === 'string' && Object.hasOwn(attemptKinds, value);
