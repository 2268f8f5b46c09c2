import { isolateText } from './isolate-text.ts';
import type { MessageKey } from './keys.ts';
import type { Message, MessageParams } from './types.ts';

/** A message from its key and, where the text has {placeholders}, their values. */
export const message = (key: MessageKey, params?: MessageParams): Message =>
  params === undefined ? { key } : { key, params };

/**
 * Puts the values into a text's {placeholders}. A placeholder without a value stays as it is,
 * so that a missing value is seen and not silently lost. A name that turns the writing turns nothing
 * but itself.
 */
export const fillPlaceholders = (text: string, params: MessageParams = {}): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? isolateText(String(params[name])) : placeholder,
  );
