import { paymentSegments } from '@surtidor/domain';
import type { CashStart } from './use-cash-form.ts';

const isSegment = (code: unknown): code is CashStart['segment'] =>
  paymentSegments.some((segment) => segment.code === code);

/** Parses a saved cash payment; null if invalid. */
export function readCashStart(value: unknown): CashStart | null {
  if (typeof value !== 'object' || value === null) return null;
  const { segment, minor } = value as Readonly<Record<string, unknown>>;
  if (!isSegment(segment)) return null;
  return { segment, minor: Number.isSafeInteger(minor) ? Number(minor) : null };
}
