import { spawnSync } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { stopOnSignals } from './stop-on-signals.ts';

const createSource = (drainMs: number) => {
  const source = new EventEmitter();
  const callbacks = {
    onDrain: vi.fn(),
    stop: vi.fn(async () => undefined),
    onHangup: vi.fn(),
  };
  stopOnSignals(source, { drainMs, ...callbacks });
  return { source, ...callbacks };
};

it('is not ready while it drains, and stops afterwards', async () => {
  const { source, onDrain, stop } = createSource(50);
  source.emit('SIGTERM');
  expect(onDrain).toHaveBeenCalledOnce();
  expect(stop).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce());
});

it('continues after SIGHUP', () => {
  const { source, onDrain, onHangup } = createSource(0);
  source.emit('SIGHUP');
  source.emit('SIGHUP');
  expect(onHangup).toHaveBeenCalledTimes(2);
  expect(onDrain).not.toHaveBeenCalled();
});

it('names the right Node in one sentence on an older one', () => {
  const oldVersion = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '20.1.0' } })`;
  const mainFile = fileURLToPath(new URL('../../../apps/portal/main.mjs', import.meta.url));
  const result = spawnSync(process.execPath, ['--import', oldVersion, mainFile], {
    encoding: 'utf8',
  });
  expect(result.stderr).toMatch(
    /^Node 20\.1\.0 is too old for the portal's server, which needs Node 24: [^\n]+\.\n$/,
  );
  expect(result.status).toBe(1);
});
