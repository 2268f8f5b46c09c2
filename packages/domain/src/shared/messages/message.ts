import { isolateText } from './isolate-text.ts';
import type { MessageKey } from './keys.ts';
import type { Message, MessageArguments, MessageParams } from './types.ts';

/** Creates a message from its key and the values of its {placeholders}. */
export const createMessage = <Key extends MessageKey>(
  key: Key,
  ...[params]: MessageArguments<Key>
): Message => (params === undefined ? { key } : { key, params });

/**
 * Replaces {placeholders} with their values and isolates bidirectional text. Placeholders without a
 * value are not replaced, so missing values are visible.
 */
export const fillPlaceholders = (text: string, params: MessageParams = {}): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? isolateText(String(params[name])) : placeholder,
  );
