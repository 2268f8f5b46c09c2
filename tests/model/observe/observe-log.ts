import type { SecurityLine } from '../../../packages/portal/server/logging/security-event.ts';
import { securityLineSchema } from '../../../packages/portal/server/logging/security-line-schema.ts';
import type { Finding } from './findings.ts';

const refusals: ReadonlySet<string> = new Set([
  'forbidden',
  'unauthorised',
  'terms-required',
  'operation-refused',
  'request-refused',
  'foreign-origin',
  'not-through-proxy',
  'device-cookie-invalid',
  'session-owner-invalid',
]);

const personalData = [/@/, /\beyJ[\w-]+\./, /\bBearer /i];

const describeLine = ({ time, event, request }: SecurityLine) =>
  `${time} ${event}${request === undefined ? '' : ` of request ${request}`}`;

/** Finds what one line alone shows. */
function checkLine(line: SecurityLine): readonly Finding[] {
  const subject = describeLine(line);
  const rules = [
    Object.values(line).some((value) =>
      personalData.some((pattern) => pattern.test(String(value))),
    ) && 'a line contains personal data or a token',
    refusals.has(line.event) && line.outcome === 'ok' && 'a refusal succeeded',
    line.support && line.event === 'write' && line.outcome !== 'failed' && 'support wrote',
    line.event === 'write' && line.operation === undefined && 'a write has no operation',
  ];
  return rules.flatMap((rule) => (rule ? [{ rule, subject }] : []));
}

/** Finds requests that were sent to the backend twice. */
function checkRepeatedWrites(lines: readonly SecurityLine[]): readonly Finding[] {
  const seen = new Set<string>();
  return lines.flatMap((line) => {
    if (line.event !== 'write' || line.request === undefined) return [];
    const write = `${line.request} ${line.operation}`;
    if (seen.has(write))
      return [{ rule: 'a request was written twice', subject: describeLine(line) }];
    seen.add(write);
    return [];
  });
}

/** Finds sessions that act after their end, or for somebody else. */
function checkSessions(lines: readonly SecurityLine[]): readonly Finding[] {
  const ownerBySession = new Map<string, string>();
  const ended = new Set<string>();
  return lines.flatMap((line): readonly Finding[] => {
    const { session, event, outcome } = line;
    if (session === undefined) return [];
    const findings: Finding[] = [];
    const subject = `${describeLine(line)} in session ${session}`;
    if (line.user !== undefined) {
      const owner = `${line.user}/${line.company}/${line.support ?? false}`;
      if ((ownerBySession.get(session) ?? owner) !== owner)
        findings.push({ rule: 'a session changed its owner', subject });
      ownerBySession.set(session, owner);
    }
    const acts = (event === 'write' || event === 'support-read') && outcome === 'ok';
    if (acts && ended.has(session))
      findings.push({ rule: 'a session acted after its end', subject });
    if ((event === 'sign-out' && outcome === 'ok') || event === 'session-ended') ended.add(session);
    return findings;
  });
}

/** Finds lines of an instance that are missing or in the wrong place. */
function checkInstances(lines: readonly SecurityLine[]): readonly Finding[] {
  const lastTime = new Map<string, number>();
  const stopped = new Set<string>();
  return lines.flatMap((line) => {
    const { instance, event } = line;
    const time = Date.parse(line.time);
    const findings: Finding[] = [];
    // Lines are written when a request ends, so neighbours may swap within a second.
    if (time < (lastTime.get(instance) ?? 0) - 1_000)
      findings.push({ rule: 'time went back', subject: describeLine(line) });
    lastTime.set(instance, time);
    if (event === 'start') stopped.delete(instance);
    else if (stopped.has(instance))
      findings.push({ rule: 'an instance acted after its stop', subject: describeLine(line) });
    if (event === 'stop') stopped.add(instance);
    return findings;
  });
}

/**
 * Finds breaches in the lines of security logs, in the order of the files. `values` are the parsed lines of type
 * "security".
 */
export function observeLog(values: readonly unknown[]): {
  readonly lines: readonly SecurityLine[];
  readonly findings: readonly Finding[];
} {
  const parsed = values.map((value) => securityLineSchema.safeParse(value));
  const lines = parsed.flatMap(({ data }) => data ?? []);
  const invalid = values.filter((_, index) => !parsed[index]?.success);
  const ordered = lines.toSorted((one, other) => Date.parse(one.time) - Date.parse(other.time));
  return {
    lines: ordered,
    findings: [
      ...invalid.map((value) => ({
        rule: 'a line does not match the schema',
        subject: JSON.stringify(value).slice(0, 200),
      })),
      ...lines.flatMap(checkLine),
      ...checkInstances(lines),
      ...checkRepeatedWrites(ordered),
      ...checkSessions(ordered),
    ],
  };
}
