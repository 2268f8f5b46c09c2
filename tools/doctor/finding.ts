/**
 * How something stands with the backend.
 * - works: as the portal needs it
 * - missing: not there; a screen shows less
 * - different: there, under another name or with another manner; a line of the profile settles it
 * - broken: the portal cannot do without it
 * - unchecked: validation cannot tell; does not change the exit code
 */
export type FindingState = 'works' | 'missing' | 'different' | 'broken' | 'unchecked';

/** One line of the doctor's table. */
export interface Finding {
  readonly state: FindingState;
  /** What was looked at. */
  readonly subject: string;
  /** What was seen, and what to do about it. */
  readonly detail: string;
}

const finding =
  (state: FindingState) =>
  (subject: string, detail = ''): Finding => ({ state, subject, detail });

export const works = finding('works');
export const missing = finding('missing');
export const different = finding('different');
export const broken = finding('broken');
export const unchecked = finding('unchecked');

const severities: Readonly<Record<FindingState, number>> = {
  works: 0,
  missing: 1,
  different: 1,
  unchecked: 0,
  broken: 2,
};

/** The exit code: 2 if something is broken, 1 if something is missing or different, else 0. */
export const exitCodeOf = (findings: readonly Finding[]): number =>
  Math.max(0, ...findings.map(({ state }) => severities[state]));
