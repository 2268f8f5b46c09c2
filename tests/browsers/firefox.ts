import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, createClickActions, createKeyActions } from './browser.ts';

type SendCommand = (method: string, params: object) => Promise<Record<string, unknown>>;

/** Reads the WebSocket URL that Firefox prints on start. */
const readWebSocketUrl = (firefox: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    firefox.stderr?.on('data', (chunk) => {
      output += chunk;
      const [, url] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(output) ?? [];
      if (url) resolve(url);
    });
    firefox.on('exit', () => reject(new Error(`Firefox exited before it listened: ${output}`)));
  });

/** Opens a connection that matches responses to commands. */
async function connect(url: string): Promise<{ send: SendCommand; close: () => void }> {
  const socket = new WebSocket(`${url}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('Firefox refused the connection.')));
  });
  const pendingById = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = JSON.parse(String(data));
    const pending = pendingById.get(id);
    pendingById.delete(id);
    if (type === 'success') pending?.resolve(result);
    else pending?.reject(new Error(message));
  });
  let lastId = 0;
  const send: SendCommand = (method, params) => {
    lastId += 1;
    const pending = Promise.withResolvers<Record<string, unknown>>();
    pendingById.set(lastId, pending);
    socket.send(JSON.stringify({ id: lastId, method, params }));
    return pending.promise;
  };
  return { send, close: () => socket.close() };
}

/** Creates `run`, which evaluates a function in the page with JSON arguments and result. */
const createRun = (send: SendCommand, context: string): Browser['run'] => {
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

/** Starts Firefox with its built-in WebDriver BiDi. */
export async function startFirefox(binary: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const firefox = spawn(
    binary,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  );
  const exited = new Promise((resolve) => firefox.on('exit', resolve));
  const { send, close } = await connect(await readWebSocketUrl(firefox));
  const session = (await send('session.new', { capabilities: {} })) as {
    capabilities: { browserName: string; browserVersion: string };
  };
  const { context } = (await send('browsingContext.create', { type: 'tab' })) as {
    context: string;
  };
  const performActions = async (actions: readonly object[]): Promise<void> => {
    await send('input.performActions', { context, actions });
  };
  const { browserName, browserVersion } = session.capabilities;
  return {
    name: `${browserName} ${browserVersion}`,
    goTo: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    run: createRun(send, context),
    click: (point) => performActions(createClickActions(point)),
    type: (keys) => performActions(createKeyActions(keys)),
    close: async () => {
      await send('browser.close', {}).catch(() => firefox.kill());
      close();
      await exited;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
