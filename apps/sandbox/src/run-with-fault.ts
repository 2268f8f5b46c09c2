import { GraphQLError } from 'graphql';
import type { SandboxContext } from './environment/context.ts';
import type { Fault, FaultPort } from './faults/fault-port.ts';
import { createGraphqlError } from './shared/errors.ts';

/** Creates the error for a dropped connection. Stories have no HTTP response, so they receive a GraphQL error. */
const createConnectionError = () => createGraphqlError('FAULT', 'Server communication error');

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Continues the delayed calls of a field. */
export function releaseDelayed({ delayedCalls }: FaultPort, field: string): void {
  const resolvers = delayedCalls.get(field) ?? [];
  delayedCalls.delete(field);
  for (const resolve of resolvers) resolve();
}

const waitForRelease = ({ delayedCalls }: FaultPort, field: string): Promise<void> =>
  new Promise((resolve) => delayedCalls.set(field, [...(delayedCalls.get(field) ?? []), resolve]));

/** Resolves a field with an injected fault. `run` is the real resolver and may be called twice. */
export async function runWithFault(
  fault: Fault,
  run: () => unknown,
  field: string,
  { environment, transport }: SandboxContext,
): Promise<unknown> {
  switch (fault.kind) {
    case 'delay':
      await wait(fault.ms);
      return run();
    case 'hold':
      await environment.faults.waitForClear();
      return run();
    case 'never':
      return new Promise(() => {});
    case 'error':
      throw createGraphqlError('FAULT', fault.message, {
        ...(fault.code && { code: fault.code }),
        ...(fault.category && { category: fault.category }),
      });
    case 'break-after':
      await run();
      // Magento returns null data and an error without a code.
      throw new GraphQLError('Internal server error', { extensions: { category: 'internal' } });
    case 'null':
      return null;
    case 'response':
      await run();
      return fault.value;
    case 'duplicate':
      await run();
      return run();
    case 'reorder':
      await waitForRelease(environment.faults, field);
      return run();
    case 'drop-before':
      transport.override = { kind: 'drop' };
      throw createConnectionError();
    case 'drop-after':
      await run();
      transport.override = { kind: 'drop' };
      throw createConnectionError();
    case 'status':
      transport.override = {
        kind: 'replace',
        status: fault.status,
        body: fault.body ?? '',
        contentType: 'text/html; charset=utf-8',
      };
      throw createConnectionError();
    case 'body':
      await run();
      transport.override = {
        kind: 'replace',
        status: 200,
        body: fault.body,
        contentType: fault.contentType ?? 'application/json',
      };
      throw createConnectionError();
  }
}
