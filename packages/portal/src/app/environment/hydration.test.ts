import { describe, expect, it, vi } from 'vitest';
import { createHydration } from './hydration.ts';

describe('hydration', () => {
  it("uses the server's time until hydration ends", () => {
    const hydration = createHydration(() => 2000);
    hydration.setRenderTime(1000);
    expect(hydration.now()).toBe(1000);
    hydration.end();
    expect(hydration.now()).toBe(2000);
  });

  it('measures how far the clock of the server is ahead of the device', () => {
    const hydration = createHydration(() => 2000);
    expect(hydration.getClockOffset()).toBe(0);
    hydration.setRenderTime(5000);
    hydration.end();
    expect(hydration.getClockOffset()).toBe(3000);
  });

  it('calls the listener when hydration ends, or immediately if it has ended', () => {
    const hydration = createHydration(() => 0);
    const listener = vi.fn();
    hydration.onEnd(listener);
    expect(listener).not.toHaveBeenCalled();
    hydration.end();
    hydration.end();
    expect(listener).toHaveBeenCalledTimes(1);
    hydration.onEnd(listener);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
