/**
 * The state of a finding.
 * - works: meets the portal's requirements
 * - missing: not available; a screen shows less
 * - different: available under another name or with other behaviour; configure it in the profile
 * - broken: required by the portal, but missing or not working
 * - unchecked: cannot be detected; does not change the exit code
 */
export type FindingState = 'works' | 'missing' | 'different' | 'broken' | 'unchecked';

/** One line of the doctor's table. */
export interface Finding {
  readonly state: FindingState;
  /** The subject of the check. */
  readonly subject: string;
  /** The result and the recommended action. */
  readonly detail: string;
}

const createFindingFactory =
  (state: FindingState) =>
  (subject: string, detail = ''): Finding => ({ state, subject, detail });

export const createWorkingFinding = createFindingFactory('works');
export const createMissingFinding = createFindingFactory('missing');
export const createDifferentFinding = createFindingFactory('different');
export const createBrokenFinding = createFindingFactory('broken');
export const createUncheckedFinding = createFindingFactory('unchecked');

/** The exit code of each state. A backend that does not respond is broken. */
export const severities: Readonly<Record<FindingState, number>> = {
  works: 0,
  missing: 1,
  different: 1,
  unchecked: 0,
  broken: 2,
};

/** Returns the exit code: 2 if a finding is broken, 1 if one is missing or different, else 0. */
export const getExitCode = (findings: readonly Finding[]): number =>
  Math.max(0, ...findings.map(({ state }) => severities[state]));
