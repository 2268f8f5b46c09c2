import { type ChildProcess, spawn } from 'node:child_process';
import { getFreePorts } from '../harness/get-free-ports.ts';
import { type Browser, createClickActions, createKeyActions } from './browser.ts';

/** Starts a virtual screen and returns its process and display number. */
function startScreen(): { readonly screen: ChildProcess; readonly displayNumber: Promise<string> } {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const displayNumber = new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.on('data', (chunk) => resolve(`:${String(chunk).trim()}`));
    screen.on('error', reject);
  });
  return { screen, displayNumber };
}

const readValue = async (response: Response): Promise<unknown> => {
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  throw new Error((value as { message?: string }).message ?? response.statusText);
};

const post = async (url: string, body: object): Promise<unknown> =>
  readValue(await fetch(url, { method: 'POST', body: JSON.stringify(body) }));

/** Waits until the driver accepts connections. */
async function waitForDriver(driverUrl: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isReady = await fetch(`${driverUrl}/status`).then(
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
  const { screen, displayNumber } = startScreen();
  const driver = spawn(driverBinary, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: await displayNumber, LANG: 'C.UTF-8' },
  });
  const driverUrl = `http://127.0.0.1:${port}`;
  await waitForDriver(driverUrl);
  const options = { binary: browserBinary, args: ['--automation'] };
  const { sessionId, capabilities } = (await post(`${driverUrl}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as {
    sessionId: string;
    capabilities: { browserName: string; browserVersion: string };
  };
  const sessionUrl = `${driverUrl}/session/${sessionId}`;
  const performActions = async (actions: readonly object[]): Promise<void> => {
    await post(`${sessionUrl}/actions`, { actions });
  };
  return {
    name: `WebKit (${capabilities.browserName} ${capabilities.browserVersion})`,
    goTo: async (url) => {
      await post(`${sessionUrl}/url`, { url });
    },
    run: (script, ...args) => post(`${sessionUrl}/execute/sync`, { script, args }),
    click: (point) => performActions(createClickActions(point)),
    type: (keys) => performActions(createKeyActions(keys)),
    close: async () => {
      await fetch(sessionUrl, { method: 'DELETE' }).catch(() => undefined);
      driver.kill();
      screen.kill();
    },
  };
}
