import { fillPlaceholders, type MessageParams } from '@surtidor/domain';
import { createContext, type ReactNode, useContext } from 'react';
import type { PortalMessageKey } from './portal-message-key.ts';

/** The texts of one language. */
export type Catalogue = Readonly<Partial<Record<PortalMessageKey, string>>>;

/** Returns the text of a key with its {placeholders} replaced. */
export type Text = (key: PortalMessageKey, params?: MessageParams) => string;

/** A key with its parameters: our own messages and the domain's. */
export interface PortalMessage {
  readonly key: PortalMessageKey;
  readonly params?: MessageParams;
}

/** Creates a text function of a catalogue; a missing text is shown as its key, which is English. */
export const getText =
  (catalogue: Catalogue): Text =>
  (key, params) =>
    fillPlaceholders(catalogue[key] ?? key, params);

/** Text from outside: translated if it is a key, else unchanged. */
export const translated = (text: Text, message: string): string =>
  // Missing keys are returned unchanged, so any string can be passed.
  text(message as PortalMessageKey);

const TextContext = createContext<Text>(getText({}));

/** Provides a catalogue. */
export const TextProvider = ({
  catalogue,
  children,
}: {
  catalogue: Catalogue;
  children: ReactNode;
}) => <TextContext value={getText(catalogue)}>{children}</TextContext>;

/** Returns the text function. */
export const useText = (): Text => useContext(TextContext);
