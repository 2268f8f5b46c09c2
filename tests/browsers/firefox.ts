import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, keyActions, pressActions } from './browser.ts';

type Command = (method: string, params: object) => Promise<Record<string, unknown>>;

/** The WebSocket URL that Firefox prints on start. */
const getAddress = (firefox: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    firefox.stderr?.on('data', (chunk) => {
      output += chunk;
      const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    });
    firefox.on('exit', () => reject(new Error(`Firefox ended before it listened: ${output}`)));
  });

/** A connection that matches responses to commands. */
async function connect(address: string): Promise<{ send: Command; close: () => void }> {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('Firefox took no connection.')));
  });
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = JSON.parse(String(data));
    const pending = waiting.get(id);
    waiting.delete(id);
    if (type === 'success') pending?.resolve(result);
    else pending?.reject(new Error(message));
  });
  let last = 0;
  const send: Command = (method, params) => {
    last += 1;
    const pending = Promise.withResolvers<Record<string, unknown>>();
    waiting.set(last, pending);
    socket.send(JSON.stringify({ id: last, method, params }));
    return pending.promise;
  };
  return { send, close: () => socket.close() };
}

/** Runs a function in the page with JSON arguments and result. */
const runIn = (send: Command, context: string): Browser['run'] => {
  return async (body, ...parameters) => {
    const { result, exceptionDetails } = (await send('script.callFunction', {
      functionDeclaration: `(json) => JSON.stringify((function () { ${body} })(...JSON.parse(json)))`,
      arguments: [{ type: 'string', value: JSON.stringify(parameters) }],
      awaitPromise: false,
      target: { context },
    })) as { result?: { value?: string }; exceptionDetails?: { text: string } };
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result?.value === undefined ? undefined : JSON.parse(result.value);
  };
};

/** Firefox over its built-in WebDriver BiDi. */
export async function startFirefox(binary: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const firefox = spawn(
    binary,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  );
  const ended = new Promise((resolve) => firefox.on('exit', resolve));
  const { send, close } = await connect(await getAddress(firefox));
  const session = (await send('session.new', { capabilities: {} })) as {
    capabilities: { browserName: string; browserVersion: string };
  };
  const { context } = (await send('browsingContext.create', { type: 'tab' })) as {
    context: string;
  };
  const act = async (actions: readonly object[]): Promise<void> => {
    await send('input.performActions', { context, actions });
  };
  const { browserName, browserVersion } = session.capabilities;
  return {
    name: `${browserName} ${browserVersion}`,
    goTo: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    run: runIn(send, context),
    press: (point) => act(pressActions(point)),
    type: (keys) => act(keyActions(keys)),
    close: async () => {
      await send('browser.close', {}).catch(() => firefox.kill());
      close();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
