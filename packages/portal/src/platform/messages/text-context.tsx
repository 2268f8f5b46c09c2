import { fillPlaceholders, type MessageArguments, type MessageParams } from '@surtidor/domain';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Catalogue } from '../../shared/messages/catalogue.ts';
import type { PortalMessageKey } from '../../shared/messages/es.ts';
import '../../shared/messages/spanish/common.ts';
import '../../shared/messages/spanish/errors.ts';
import '../../shared/messages/spanish/titles.ts';

/** Returns the text of a key, with its {placeholders} replaced. */
export type Text = <Key extends PortalMessageKey>(
  key: Key,
  ...params: MessageArguments<Key>
) => string;

/** A message key with its parameters. */
export interface PortalMessage {
  readonly key: PortalMessageKey;
  readonly params?: MessageParams;
}

/**
 * Creates the text function of a catalogue. The function returns the key, which is English, if a text is missing.
 * @param defaults The texts of the keys that the catalogue does not have.
 */
export const createText =
  (catalogue: Catalogue, defaults: Catalogue = {}): Text =>
  (key, ...[params]) =>
    fillPlaceholders(catalogue[key] ?? defaults[key] ?? key, params);

/** Translates a text of the backend if it is a key. Returns any other text unchanged. */
export const translate = (text: Text, message: string): string =>
  // The function returns unknown keys unchanged, so the cast is safe.
  text(message as PortalMessageKey);

const TextContext = createContext<Text>(createText({}));

/** Provides a catalogue, with the texts of the keys that it does not have. */
export const TextProvider = ({
  catalogue,
  defaults,
  children,
}: {
  catalogue: Catalogue;
  defaults?: Catalogue;
  children: ReactNode;
}) => {
  const text = useMemo(() => createText(catalogue, defaults), [catalogue, defaults]);
  return <TextContext value={text}>{children}</TextContext>;
};

/** Returns the text function. */
export const useText = (): Text => useContext(TextContext);
