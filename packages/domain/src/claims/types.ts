/** Where a claim stands. */
export type ClaimState = 'open' | 'answered' | 'closed';

/** A step in the life of a claim. */
export interface ClaimEvent {
  readonly state: ClaimState;
  /** Epoch milliseconds; null if unknown. */
  readonly at: number | null;
  /** What was written; empty if nothing. */
  readonly text: string;
}

/** A question or claim of the company. */
export interface Claim {
  readonly id: string;
  readonly reason: string;
  readonly state: ClaimState;
  /** Who wrote it; empty if unknown. */
  readonly createdBy: string;
  readonly fileNames: readonly string[];
  /** Oldest first. */
  readonly events: readonly ClaimEvent[];
}

/** A reason that the distributor offers. */
export interface ClaimReason {
  readonly code: string;
  readonly name: string;
}

/** What a user has written. */
export interface ClaimDraft {
  /** The client's key: the same key is the same claim, however often it is sent. */
  readonly key: string;
  readonly reason: string;
  readonly text: string;
}

/** A file whose content was checked. */
export interface ClaimFile {
  readonly name: string;
  readonly type: ClaimFileType;
  readonly bytes: Uint8Array;
}

/** The types of files that a claim can have. */
export type ClaimFileType = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';

/** Why a file cannot be sent. */
export type ClaimFileProblem = 'type' | 'size' | 'count';
