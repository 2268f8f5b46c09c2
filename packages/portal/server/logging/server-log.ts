import { hostname } from 'node:os';
import type { Writable } from 'node:stream';
import { format } from 'node:util';
import { count } from '../telemetry/metrics.ts';
import { createLineWriter } from './line-writer.ts';
import type { RequestLine } from './request-log.ts';
import type { SecurityEvent, SecurityLine } from './security-event.ts';
import { createSecurityLine } from './security-log.ts';

export type Level = 'error' | 'warn' | 'info';

/** A message for the operator: one line of standard error. */
export interface MessageLine {
  readonly type: 'message';
  readonly level: Level;
  readonly time: string;
  readonly instance: string;
  readonly build?: string;
  readonly message: string;
  readonly stack?: string;
}

/** The logs of the server process. */
export interface ServerLog {
  readonly request: (line: RequestLine) => void;
  readonly security: (line: SecurityLine) => void;
  /** Logs an event of the server itself in the security log. */
  readonly event: (event: SecurityEvent) => void;
  readonly message: (level: Level, message: string | Error) => void;
  /** Names the build in later lines. */
  readonly setBuild: (build: string) => void;
}

type LogStream = Writable & { readonly isTTY?: boolean };

/** A failed request of `fetch` has its reason in the cause. */
const getStack = (error: Error) =>
  format(error.cause === undefined ? (error.stack ?? error.message) : error);

/**
 * Creates the logs. Requests and security events are lines of standard output, messages are lines of standard error,
 * both as JSON. A terminal shows messages as sentences.
 */
export function createServerLog(
  output: LogStream,
  errors: LogStream,
  now: () => number = Date.now,
): ServerLog {
  const writeOutput = createLineWriter(output);
  const writeError = createLineWriter(errors);
  const source: { instance: string; build?: string } = { instance: hostname() };
  const security = (line: SecurityLine) => writeOutput(JSON.stringify({ ...line, ...source }));
  return {
    request: (line) => writeOutput(JSON.stringify(line)),
    security,
    event: (event) => {
      count('events', { event: event.event, outcome: event.outcome });
      security(createSecurityLine(event, now()));
    },
    message: (level, message) => {
      const isError = message instanceof Error;
      if (errors.isTTY) return writeError(isError ? getStack(message) : message);
      const line: MessageLine = {
        type: 'message',
        level,
        time: new Date(now()).toISOString(),
        ...source,
        message: isError ? message.message : message,
        ...(isError && { stack: getStack(message) }),
      };
      writeError(JSON.stringify(line));
    },
    setBuild: (build) => {
      source.build = build;
    },
  };
}

/** Logs what Node and libraries write to standard error by themselves: the console, warnings and a fatal error. */
export function captureErrorOutput({ message }: Pick<ServerLog, 'message'>): void {
  console.error = (...values) => message('error', format(...values));
  console.warn = (...values) => message('warn', format(...values));
  process.removeAllListeners('warning');
  process.on('warning', (warning) => message('warn', `${warning.name}: ${warning.message}`));
  process.on('uncaughtException', (error) => {
    message('error', error);
    process.exit(1);
  });
}
