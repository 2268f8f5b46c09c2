import { GraphQLError } from 'graphql';
import type { SandboxContext } from './environment/context.ts';
import type { Fault } from './faults/rules.ts';
import { graphqlError } from './shared/errors.ts';

/** The error of a dropped connection in stories, which have no HTTP response. */
const broken = () => graphqlError('FAULT', 'Server communication error');

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls held back until the next call of the same field has been answered. */
export type HeldCalls = Map<string, (() => void)[]>;

/** Releases the held calls of a field. */
export function releaseHeld(heldCalls: HeldCalls, field: string): void {
  const waiting = heldCalls.get(field) ?? [];
  heldCalls.delete(field);
  for (const release of waiting) release();
}

const waitForRelease = (heldCalls: HeldCalls, field: string): Promise<void> =>
  new Promise((resolve) => heldCalls.set(field, [...(heldCalls.get(field) ?? []), resolve]));

/** Runs a field under a fault. `run` does the real work and may be called twice. */
export async function runWithFault(
  fault: Fault,
  run: () => unknown,
  place: {
    readonly field: string;
    readonly heldCalls: HeldCalls;
    readonly context: SandboxContext;
  },
): Promise<unknown> {
  const { transport } = place.context;
  switch (fault.kind) {
    case 'delay':
      await wait(fault.ms);
      return run();
    case 'hold':
      await place.context.environment.faults.cleared();
      return run();
    case 'never':
      return new Promise(() => {});
    case 'error':
      throw graphqlError('FAULT', fault.message, {
        ...(fault.code && { code: fault.code }),
        ...(fault.category && { category: fault.category }),
      });
    case 'break-after':
      await run();
      // In Magento's format: null data and an error without a code.
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
      await waitForRelease(place.heldCalls, place.field);
      return run();
    case 'drop-before':
      transport.override = { kind: 'drop' };
      throw broken();
    case 'drop-after':
      await run();
      transport.override = { kind: 'drop' };
      throw broken();
    case 'status':
      transport.override = {
        kind: 'replace',
        status: fault.status,
        body: fault.body ?? '',
        contentType: 'text/html; charset=utf-8',
      };
      throw broken();
    case 'body':
      await run();
      transport.override = {
        kind: 'replace',
        status: 200,
        body: fault.body,
        contentType: fault.contentType ?? 'application/json',
      };
      throw broken();
  }
}
