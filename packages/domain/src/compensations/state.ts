import { invertCodes } from '../shared/constants/by-code.ts';
import { compensationStateCodes, type MessageKey, type StateTone } from '../shared/index.ts';
import type { CompensationState } from './types.ts';

/** Maps a state code: B in process, F rejected, S completed (spec 4). */
export const getCompensationState = (code: string): CompensationState =>
  stateByCode.get(code.trim().toUpperCase()) ?? 'unknown';

/** The tone and label of each state. Unknown states show the backend's description instead. */
export const compensationStateAppearance = {
  'in-process': { tone: 'warning', label: 'In process' },
  rejected: { tone: 'danger', label: 'Rejected' },
  completed: { tone: 'success', label: 'Completed' },
  unknown: { tone: 'neutral', label: 'Generic status' },
} as const satisfies Record<CompensationState, { tone: StateTone; label: MessageKey }>;

/** Messages after sending a compensation (spec 4). */
export const compensationResultMessages = {
  sent: 'Your compensation was sent correctly, in approximately 15 minutes we will be confirming if it was successful.',
  failed: 'There was a problem making compensation. <br/> Try again later.',
} as const satisfies Record<'sent' | 'failed', MessageKey>;

const stateByCode: ReadonlyMap<string, CompensationState> = invertCodes(compensationStateCodes);
