import { createServer } from 'node:net';

const holdFreePort = () =>
  new Promise<{ port: number; release: () => Promise<void> }>((resolve) => {
    const probe = createServer();
    probe.listen(0, () => {
      const address = probe.address();
      const port = address && typeof address === 'object' ? address.port : 0;
      resolve({ port, release: () => new Promise((done) => probe.close(() => done())) });
    });
  });

/** Returns distinct free ports. */
export async function getFreePorts(count: number): Promise<readonly number[]> {
  const heldPorts = await Promise.all(Array.from({ length: count }, holdFreePort));
  await Promise.all(heldPorts.map(({ release }) => release()));
  return heldPorts.map(({ port }) => port);
}
