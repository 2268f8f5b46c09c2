const FRAME_SIZE = 16_384;
const MAX_COUNT_LENGTH = 6;
const MAX_MESSAGE_LENGTH = 16 * 1024 * 1024;

/** Splits a message into frames. Several frames are preceded by their count. */
export function splitFrames(message: string, size = FRAME_SIZE): string[] {
  if (message.length <= size) return [message];
  const frames: string[] = [];
  let position = 0;
  while (position < message.length) {
    const end = getFrameEnd(message, position + size);
    frames.push(message.slice(position, end));
    position = end;
  }
  return [String(frames.length), ...frames];
}

/** Returns the end of a frame without splitting a surrogate pair, which UTF-8 cannot encode. */
function getFrameEnd(message: string, end: number): number {
  const last = message.charCodeAt(end - 1);
  const isHighSurrogate = last >= 0xd800 && last <= 0xdbff;
  return isHighSurrogate ? end - 1 : Math.min(end, message.length);
}

/** Thrown if a message exceeds the maximum length. The connection is closed. */
export class MessageTooLongError extends Error {
  override name = 'MessageTooLongError';
}

/** Creates a function that joins frames. It returns the message, or null while it is incomplete. */
export function createFrameJoiner(
  maxMessageLength = MAX_MESSAGE_LENGTH,
): (frame: string) => string | null {
  let missingFrames = 0;
  let parts: string[] = [];
  let length = 0;

  return (frame) => {
    if (missingFrames === 0) {
      const count = frame.length <= MAX_COUNT_LENGTH ? Number(frame) : Number.NaN;
      if (Number.isNaN(count)) return frame;
      missingFrames = Math.max(0, Math.trunc(count));
      parts = [];
      length = 0;
      return null;
    }
    length += frame.length;
    if (length > maxMessageLength) throw new MessageTooLongError('The message is too long.');
    parts.push(frame);
    missingFrames -= 1;
    return missingFrames === 0 ? parts.join('') : null;
  };
}
