import { fillPlaceholders, type MessageArguments, type MessageParams } from '@surtidor/domain';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Catalogue } from '../../shared/messages/catalogue.ts';
import type { PortalMessageKey } from '../../shared/messages/es.ts';

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

/** Creates the text function of a catalogue. The function returns the key, which is English, if a text is missing. */
export const createText =
  (catalogue: Catalogue): Text =>
  (key, ...[params]) =>
    fillPlaceholders(catalogue[key] ?? key, params);

/** Translates a text of the backend if it is a key. Returns any other text unchanged. */
export const translate = (text: Text, message: string): string =>
  // The function returns unknown keys unchanged, so the cast is safe.
  text(message as PortalMessageKey);

const TextContext = createContext<Text>(createText({}));

/** Provides a catalogue. */
export const TextProvider = ({
  catalogue,
  children,
}: {
  catalogue: Catalogue;
  children: ReactNode;
}) => (
  <TextContext value={useMemo(() => createText(catalogue), [catalogue])}>{children}</TextContext>
);

/** Returns the text function. */
export const useText = (): Text => useContext(TextContext);
