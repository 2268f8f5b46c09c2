import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../../tools/chromium/find-chromium.ts';

/** A tab of a bare browser. */
export interface BareTab extends Pick<CDPSession, 'send'> {
  readonly close: () => Promise<unknown>;
}

/** A browser with its own profile. */
export interface BareBrowser {
  /** Opens an empty tab. */
  readonly openTab: () => Promise<BareTab>;
  readonly close: () => Promise<void>;
}

interface Reply {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** Returns a function that sends commands over the browser's socket. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const requests = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error }: Reply = JSON.parse(String(data));
    const request = id === undefined ? undefined : requests.get(id);
    if (error) request?.reject(new Error(error.message));
    else request?.resolve(result);
  });
  return <Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> => {
    const request = Promise.withResolvers<unknown>();
    const id = requests.size + 1;
    requests.set(id, request);
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    return request.promise as Promise<Result>;
  };
}

/**
 * Starts a browser that is controlled over the bare protocol. Playwright enables the runtime of the debugger in every tab,
 * and V8 then parses a whole file again for an `Error` that is created, which costs a page 0.3 s on a slow phone.
 */
export async function startBareBrowser(): Promise<BareBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'surtidor-browser-'));
  const child = spawn(
    findChromium() ?? 'chromium',
    [...chromiumArguments, '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
      const [match] = /ws:\/\/\S+/.exec(output) ?? [];
      if (match !== undefined) resolve(match);
    });
    child.once('exit', () => reject(new Error(`The browser ended: ${output}`)));
  });
  const send = await connect(url);
  return {
    openTab: async () => {
      const page = { url: 'about:blank' };
      const { targetId } = await send<{ targetId: string }>('Target.createTarget', page);
      const target = { targetId, flatten: true };
      const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', target);
      return {
        send: (method, params) => send(method, params, sessionId),
        close: () => send('Target.closeTarget', { targetId }),
      };
    },
    close: async () => {
      // The started file may be a script that starts the browser. The socket closes without a reply.
      void send('Browser.close');
      await exited;
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
