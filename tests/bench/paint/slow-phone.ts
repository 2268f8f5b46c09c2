import type { Page } from '@playwright/test';

const toBytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;

/** A slow 4G network and a CPU four times slower than this machine's. */
export const slowPhone = {
  downMegabits: 1.6,
  upMegabits: 0.75,
  roundTripMs: 150,
  processorSlowdown: 4,
} as const;

/** Emulates a slow phone through the Chrome DevTools Protocol. */
export async function emulateSlowPhone(page: Page): Promise<void> {
  const cdpSession = await page.context().newCDPSession(page);
  await cdpSession.send('Network.enable');
  await cdpSession.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.roundTripMs,
    downloadThroughput: toBytesPerSecond(slowPhone.downMegabits),
    uploadThroughput: toBytesPerSecond(slowPhone.upMegabits),
  });
  await cdpSession.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.processorSlowdown });
}
