import { isolateText } from './isolate-text.ts';
import type { MessageKey } from './keys.ts';
import type { Message, MessageParams } from './types.ts';

/** Creates a message from its key and the values of its {placeholders}. */
export const message = (key: MessageKey, params?: MessageParams): Message =>
  params === undefined ? { key } : { key, params };

/**
 * Replaces {placeholders} by their values, isolating bidirectional text. Placeholders without a
 * value stay, so that a missing value is visible.
 */
export const fillPlaceholders = (text: string, params: MessageParams = {}): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? isolateText(String(params[name])) : placeholder,
  );
