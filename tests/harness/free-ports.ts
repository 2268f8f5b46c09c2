import { createServer } from 'node:net';

const freePort = () =>
  new Promise<{ port: number; release: () => Promise<void> }>((resolve) => {
    const probe = createServer();
    probe.listen(0, () => {
      const address = probe.address();
      const port = address && typeof address === 'object' ? address.port : 0;
      resolve({ port, release: () => new Promise((done) => probe.close(() => done())) });
    });
  });

/** Distinct free ports. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const held = await Promise.all(Array.from({ length: count }, freePort));
  await Promise.all(held.map(({ release }) => release()));
  return held.map(({ port }) => port);
}
