/** A number and what Node's inspector returns for it. */
interface InspectorAnswer {
  readonly id?: number;
  readonly result?: { readonly usedSize?: number };
}

/** Calls methods of a process's inspector. */
async function callInspector(port: number, methods: readonly string[]) {
  const response = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target]: readonly { readonly webSocketDebuggerUrl: string }[] = await response.json();
  if (target === undefined) throw new Error('The process has no inspector.');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  const results: InspectorAnswer['result'][] = [];
  await new Promise<void>((resolve, reject) => {
    const callNext = () => {
      const method = methods[results.length];
      if (method === undefined) resolve();
      else socket.send(JSON.stringify({ id: results.length, method }));
    };
    socket.addEventListener('open', callNext);
    socket.addEventListener('error', () => reject(new Error('The inspector does not respond.')));
    socket.addEventListener('message', ({ data }) => {
      const answer: InspectorAnswer = JSON.parse(String(data));
      if (answer.id === undefined) return;
      results.push(answer.result);
      callNext();
    });
  });
  socket.close();
  return results;
}

/**
 * Returns the used heap of a process in bytes, after two collections.
 * @param port The port of `--inspect`
 */
export async function readHeap(port: number): Promise<number> {
  const collect = 'HeapProfiler.collectGarbage';
  const results = await callInspector(port, [collect, collect, 'Runtime.getHeapUsage']);
  const usedSize = results.at(-1)?.usedSize;
  if (usedSize === undefined) throw new Error('The inspector returned no heap.');
  return usedSize;
}
