import type { Page } from '@playwright/test';

const bitsPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;

/** A slow 4G line and a processor four times slower than this machine's. */
export const slowPhone = {
  downMegabits: 1.6,
  upMegabits: 0.75,
  roundTripMs: 150,
  processorSlowdown: 4,
} as const;

/** Emulates a slow phone through the Chrome DevTools Protocol. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.roundTripMs,
    downloadThroughput: bitsPerSecond(slowPhone.downMegabits),
    uploadThroughput: bitsPerSecond(slowPhone.upMegabits),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.processorSlowdown });
}
