const FRAME_SIZE = 16_384;
const LONGEST_COUNT = 6;
const MAX_MESSAGE = 16 * 1024 * 1024;

/** Splits a message into frames, preceded by their count if several. */
export function splitFrames(message: string, size = FRAME_SIZE): string[] {
  if (message.length <= size) return [message];
  const frames: string[] = [];
  let start = 0;
  while (start < message.length) {
    const end = frameEnd(message, start + size);
    frames.push(message.slice(start, end));
    start = end;
  }
  return [String(frames.length), ...frames];
}

/** A pair of surrogates stays in one frame: half a pair cannot travel as UTF-8. */
function frameEnd(message: string, end: number): number {
  const last = message.charCodeAt(end - 1);
  const isHighSurrogate = last >= 0xd800 && last <= 0xdbff;
  return isHighSurrogate ? end - 1 : Math.min(end, message.length);
}

/** The client sent more than one message may hold; the connection is closed. */
export class MessageTooLongError extends Error {
  override name = 'MessageTooLongError';
}

/** Joins frames. Returns the message, or null while incomplete. */
export function createFrameJoiner(maxMessage = MAX_MESSAGE): (frame: string) => string | null {
  let missing = 0;
  let parts: string[] = [];
  let length = 0;

  return (frame) => {
    if (missing === 0) {
      const count = frame.length <= LONGEST_COUNT ? Number(frame) : Number.NaN;
      if (Number.isNaN(count)) return frame;
      missing = Math.max(0, Math.trunc(count));
      parts = [];
      length = 0;
      return null;
    }
    length += frame.length;
    if (length > maxMessage) throw new MessageTooLongError('The message is too long.');
    parts.push(frame);
    missing -= 1;
    return missing === 0 ? parts.join('') : null;
  };
}
