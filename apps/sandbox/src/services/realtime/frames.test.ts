import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFrameJoiner, MessageTooLongError, splitFrames } from './frames.ts';

const message = fc.string({ unit: 'grapheme', minLength: 7, maxLength: 200 });

describe('frames', () => {
  it('restore split messages', () => {
    fc.assert(
      fc.property(message, fc.integer({ min: 2, max: 30 }), (text, size) => {
        const join = createFrameJoiner();
        const results = splitFrames(text, size).map(join);
        expect(results.at(-1)).toBe(text);
        expect(results.slice(0, -1).every((result) => result === null)).toBe(true);
      }),
    );
  });

  it('never split a surrogate pair', () => {
    for (const frame of splitFrames('😀'.repeat(9), 5).slice(1)) {
      expect(frame).toBe(Buffer.from(frame).toString());
    }
  });

  it('ignore keep-alive messages', () => {
    const join = createFrameJoiner();
    expect(join('0')).toBeNull();
    expect(join('{"t":"c"}')).toBe('{"t":"c"}');
  });

  it('reject a message that is too long', () => {
    const join = createFrameJoiner(10);
    join('3');
    join('12345');
    expect(() => join('123456')).toThrow(MessageTooLongError);
  });
});
