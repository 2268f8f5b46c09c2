/**
 * The state of a finding.
 * - works: meets the portal's needs
 * - missing: not available; a screen shows less
 * - different: available under another name or with other behaviour; configure it in the profile
 * - broken: the portal requires it
 * - unchecked: validation cannot tell; does not change the exit code
 */
export type FindingState = 'works' | 'missing' | 'different' | 'broken' | 'unchecked';

/** One line of the doctor's table. */
export interface Finding {
  readonly state: FindingState;
  /** The subject of the check. */
  readonly subject: string;
  /** The result, and what to do about it. */
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
export const getExitCode = (findings: readonly Finding[]): number =>
  Math.max(0, ...findings.map(({ state }) => severities[state]));
