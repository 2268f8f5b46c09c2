import { setTimeout as sleep } from 'node:timers/promises';

/** The part of `process` that emits signals. */
export interface SignalSource {
  readonly on: (signal: 'SIGHUP', listener: () => void) => unknown;
  readonly once: (signal: 'SIGINT' | 'SIGTERM', listener: () => void) => unknown;
}

export interface StopOptions {
  /** How long the server keeps serving after the signal, in milliseconds. */
  readonly drainMs: number;
  /** Called immediately, so that `/readyz` fails and load balancers stop sending requests to this instance. */
  readonly onDrain: () => void;
  /** Called after the drain. */
  readonly stop: () => Promise<void>;
  /** Called for SIGHUP, which a closed terminal and some supervisors send. It must not end the payments of dealers. */
  readonly onHangup: () => void;
}

/** Drains and stops on SIGTERM and SIGINT. A second signal of the same kind ends the process. */
export function stopOnSignals(
  source: SignalSource,
  { drainMs, onDrain, stop, onHangup }: StopOptions,
): void {
  const handleSignal = async () => {
    onDrain();
    await sleep(drainMs);
    await stop();
  };
  source.once('SIGINT', handleSignal);
  source.once('SIGTERM', handleSignal);
  source.on('SIGHUP', onHangup);
}
