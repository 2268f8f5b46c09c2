import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computePosition, type PositionOptions } from './compute-position.ts';

const optionsArbitrary = fc.record<PositionOptions>({
  align: fc.constantFrom('start', 'center', 'end'),
  overflow: fc.constantFrom('shrink', 'cover'),
  side: fc.constantFrom('top', 'bottom'),
  gap: fc.constant(4),
  margin: fc.constant(8),
});
const createLengthArbitrary = (max: number) => fc.integer({ min: 0, max });
const screenArbitrary = fc.record({
  width: fc.integer({ min: 200, max: 2000 }),
  height: fc.integer({ min: 200, max: 2000 }),
});
const anchorArbitrary = fc.record({
  left: fc.integer({ min: -500, max: 2500 }),
  top: fc.integer({ min: -500, max: 2500 }),
  width: createLengthArbitrary(600),
  height: createLengthArbitrary(100),
});
const panelArbitrary = fc.record({
  width: createLengthArbitrary(1500),
  height: createLengthArbitrary(3000),
});

describe('computePosition', () => {
  test('keeps the panel on the screen', () => {
    fc.assert(
      fc.property(
        anchorArbitrary,
        panelArbitrary,
        screenArbitrary,
        optionsArbitrary,
        (anchor, panel, screen, options) => {
          const position = computePosition(anchor, panel, screen, options);
          const height = Math.min(panel.height, position.maxHeight);
          const top =
            'top' in position.offset
              ? position.offset.top
              : screen.height - position.offset.bottom - height;
          expect(top).toBeGreaterThanOrEqual(8);
          expect(top + height).toBeLessThanOrEqual(screen.height - 8);
          expect(position.left).toBeGreaterThanOrEqual(8);
          if (panel.width <= screen.width - 16) {
            expect(position.left + panel.width).toBeLessThanOrEqual(screen.width - 8);
          }
        },
      ),
    );
  });

  test('does not shrink a panel that fits on the screen with `cover`', () => {
    fc.assert(
      fc.property(
        anchorArbitrary,
        panelArbitrary,
        screenArbitrary,
        optionsArbitrary,
        (anchor, panel, screen, options) => {
          fc.pre(panel.height <= screen.height - 16);
          const position = computePosition(anchor, panel, screen, {
            ...options,
            overflow: 'cover',
          });
          expect(position.maxHeight).toBeGreaterThanOrEqual(panel.height);
        },
      ),
    );
  });

  const screen = { width: 400, height: 800 };
  const panel = { width: 200, height: 300 };
  const options: PositionOptions = { align: 'start', overflow: 'shrink', gap: 4, margin: 8 };

  test.each([
    ['below', { left: 20, top: 100, width: 100, height: 40 }, { left: 20, offset: { top: 144 } }],
    [
      'above',
      { left: 20, top: 700, width: 100, height: 40 },
      { left: 20, offset: { bottom: 104 } },
    ],
    [
      'within the screen',
      { left: 390, top: 100, width: 9, height: 40 },
      { left: 192, offset: { top: 144 } },
    ],
  ] as const)('places the panel %s', (_, anchor, position) => {
    expect(computePosition(anchor, panel, screen, options)).toMatchObject(position);
  });

  test('with side `top`, places the panel above, or below if there is no room above', () => {
    const topOptions = { ...options, side: 'top' } as const;
    const middleAnchor = { left: 20, top: 400, width: 100, height: 40 };
    expect(computePosition(middleAnchor, panel, screen, topOptions).offset).toEqual({
      bottom: 404,
    });
    const topAnchor = { left: 20, top: 100, width: 100, height: 40 };
    expect(computePosition(topAnchor, panel, screen, topOptions).offset).toEqual({ top: 144 });
  });

  test('with `cover`, places the panel to the left of its anchor on a short screen, or over the anchor if there is no room', () => {
    const shortScreen = { width: 844, height: 390 };
    const tallPanel = { width: 320, height: 380 };
    const coverOptions = { ...options, overflow: 'cover' } as const;
    const rightAnchor = { left: 448, top: 180, width: 380, height: 44 };
    expect(computePosition(rightAnchor, tallPanel, shortScreen, coverOptions).left).toBe(124);
    const leftAnchor = { ...rightAnchor, left: 20 };
    expect(computePosition(leftAnchor, tallPanel, shortScreen, coverOptions).left).toBe(20);
  });

  test('aligns the panel to the end or the center of its anchor', () => {
    const anchor = { left: 150, top: 100, width: 220, height: 40 };
    expect(computePosition(anchor, panel, screen, { ...options, align: 'end' }).left).toBe(170);
    expect(computePosition(anchor, panel, screen, { ...options, align: 'center' }).left).toBe(160);
  });
});
