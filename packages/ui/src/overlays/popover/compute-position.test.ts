import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computePosition, type PositionOptions } from './compute-position.ts';

const options = fc.record<PositionOptions>({
  align: fc.constantFrom('start', 'center', 'end'),
  overflow: fc.constantFrom('shrink', 'cover'),
  side: fc.constantFrom('top', 'bottom'),
  gap: fc.constant(4),
  margin: fc.constant(8),
});
const length = (max: number) => fc.integer({ min: 0, max });
const screens = fc.record({
  width: fc.integer({ min: 200, max: 2000 }),
  height: fc.integer({ min: 200, max: 2000 }),
});
const anchors = fc.record({
  left: fc.integer({ min: -500, max: 2500 }),
  top: fc.integer({ min: -500, max: 2500 }),
  width: length(600),
  height: length(100),
});
const panels = fc.record({ width: length(1500), height: length(3000) });

describe('a panel beside its anchor', () => {
  test('never leaves the screen', () => {
    fc.assert(
      fc.property(anchors, panels, screens, options, (anchor, panel, screen, how) => {
        const place = computePosition(anchor, panel, screen, how);
        const height = Math.min(panel.height, place.maxHeight);
        const top =
          'top' in place.from ? place.from.top : screen.height - place.from.bottom - height;
        expect(top).toBeGreaterThanOrEqual(8);
        expect(top + height).toBeLessThanOrEqual(screen.height - 8);
        expect(place.left).toBeGreaterThanOrEqual(8);
        if (panel.width <= screen.width - 16) {
          expect(place.left + panel.width).toBeLessThanOrEqual(screen.width - 8);
        }
      }),
    );
  });

  test('is not shrunk with `cover` if it fits on the screen', () => {
    fc.assert(
      fc.property(anchors, panels, screens, options, (anchor, panel, screen, how) => {
        fc.pre(panel.height <= screen.height - 16);
        const place = computePosition(anchor, panel, screen, { ...how, overflow: 'cover' });
        expect(place.maxHeight).toBeGreaterThanOrEqual(panel.height);
      }),
    );
  });

  const screen = { width: 400, height: 800 };
  const panel = { width: 200, height: 300 };
  const how: PositionOptions = { align: 'start', overflow: 'shrink', gap: 4, margin: 8 };

  test.each([
    ['below', { left: 20, top: 100, width: 100, height: 40 }, { left: 20, from: { top: 144 } }],
    ['above', { left: 20, top: 700, width: 100, height: 40 }, { left: 20, from: { bottom: 104 } }],
    ['pushed in', { left: 390, top: 100, width: 9, height: 40 }, { left: 192, from: { top: 144 } }],
  ] as const)('is %s', (_, anchor, place) => {
    expect(computePosition(anchor, panel, screen, how)).toMatchObject(place);
  });

  test('opens above with side `top`, or below if there is no space above', () => {
    const above = { ...how, side: 'top' } as const;
    const inTheMiddle = { left: 20, top: 400, width: 100, height: 40 };
    expect(computePosition(inTheMiddle, panel, screen, above).from).toEqual({ bottom: 404 });
    const atTheTop = { left: 20, top: 100, width: 100, height: 40 };
    expect(computePosition(atTheTop, panel, screen, above).from).toEqual({ top: 144 });
  });

  test('with `cover`, is left of its anchor on a low screen, or over it without space on the left', () => {
    const low = { width: 844, height: 390 };
    const tall = { width: 320, height: 380 };
    const covering = { ...how, overflow: 'cover' } as const;
    const inSidePanel = { left: 448, top: 180, width: 380, height: 44 };
    expect(computePosition(inSidePanel, tall, low, covering).left).toBe(124);
    const atTheStart = { ...inSidePanel, left: 20 };
    expect(computePosition(atTheStart, tall, low, covering).left).toBe(20);
  });

  test('is aligned to the end or the center of its anchor', () => {
    const anchor = { left: 150, top: 100, width: 220, height: 40 };
    expect(computePosition(anchor, panel, screen, { ...how, align: 'end' }).left).toBe(170);
    expect(computePosition(anchor, panel, screen, { ...how, align: 'center' }).left).toBe(160);
  });
});
