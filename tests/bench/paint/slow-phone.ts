import type { CDPSession } from '@playwright/test';

const toBytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;

/** A slow 4G network and a CPU four times slower than this machine's. */
export const slowPhone = {
  downMegabits: 1.6,
  upMegabits: 0.75,
  roundTripMs: 150,
  processorSlowdown: 4,
} as const;

/** Emulates a slow phone in the tab of a session of the Chrome DevTools Protocol. */
export async function emulateSlowPhone(session: Pick<CDPSession, 'send'>): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.roundTripMs,
    downloadThroughput: toBytesPerSecond(slowPhone.downMegabits),
    uploadThroughput: toBytesPerSecond(slowPhone.upMegabits),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.processorSlowdown });
}
