import { type ChildProcess, spawn } from 'node:child_process';
import { getFreePorts } from '../harness/get-free-ports.ts';
import { type Browser, createClickActions, createKeyActions } from './browser.ts';

/** Starts a virtual screen and returns its number. */
function startScreen(): { readonly screen: ChildProcess; readonly number: Promise<string> } {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.on('data', (chunk) => resolve(`:${String(chunk).trim()}`));
    screen.on('error', reject);
  });
  return { screen, number };
}

const readValue = async (response: Response): Promise<unknown> => {
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  throw new Error((value as { message?: string }).message ?? response.statusText);
};

const post = async (url: string, body: object): Promise<unknown> =>
  readValue(await fetch(url, { method: 'POST', body: JSON.stringify(body) }));

/** Waits until the driver accepts connections. */
async function waitForDriver(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver did not start.');
}

/** Starts WebKitGTK over WebDriver, on its own virtual screen. */
export async function startWebKit(driverBinary: string, browserBinary: string): Promise<Browser> {
  const [port = 0] = await getFreePorts(1);
  const { screen, number } = startScreen();
  const driver = spawn(driverBinary, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: await number, LANG: 'C.UTF-8' },
  });
  const address = `http://127.0.0.1:${port}`;
  await waitForDriver(address);
  const options = { binary: browserBinary, args: ['--automation'] };
  const { sessionId, capabilities } = (await post(`${address}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as {
    sessionId: string;
    capabilities: { browserName: string; browserVersion: string };
  };
  const session = `${address}/session/${sessionId}`;
  const performActions = async (actions: readonly object[]): Promise<void> => {
    await post(`${session}/actions`, { actions });
  };
  return {
    name: `WebKit (${capabilities.browserName} ${capabilities.browserVersion})`,
    goTo: async (url) => {
      await post(`${session}/url`, { url });
    },
    run: (script, ...args) => post(`${session}/execute/sync`, { script, args }),
    click: (point) => performActions(createClickActions(point)),
    type: (keys) => performActions(createKeyActions(keys)),
    close: async () => {
      await fetch(session, { method: 'DELETE' }).catch(() => undefined);
      driver.kill();
      screen.kill();
    },
  };
}
