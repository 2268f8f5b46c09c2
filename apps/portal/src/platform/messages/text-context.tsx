import { fillPlaceholders, type MessageParams } from '@surtidor/domain';
import { createContext, type ReactNode, useContext } from 'react';
import type { PortalMessageKey } from './portal-message-key.ts';

/** The texts of one language, or of the part of the portal that is loaded. */
export type Catalogue = Readonly<Partial<Record<PortalMessageKey, string>>>;

/** A text by its key, with its {placeholders} filled. */
export type Text = (key: PortalMessageKey, params?: MessageParams) => string;

/** A key with what fills it: our own messages and the domain's. */
export interface PortalMessage {
  readonly key: PortalMessageKey;
  readonly params?: MessageParams;
}

/** Reads a catalogue; a text it lacks is shown as its key, which is the English text. */
export const textOf =
  (catalogue: Catalogue): Text =>
  (key, params) =>
    fillPlaceholders(catalogue[key] ?? key, params);

/** Words from outside: translated when they are a key of the catalogue, else as they came. */
export const translated = (text: Text, message: string): string =>
  // A text that no catalogue has is shown as its key, so any words may be asked for.
  text(message as PortalMessageKey);

const TextContext = createContext<Text>(textOf({}));

/** Puts a catalogue in force. */
export const TextProvider = ({
  catalogue,
  children,
}: {
  catalogue: Catalogue;
  children: ReactNode;
}) => <TextContext value={textOf(catalogue)}>{children}</TextContext>;

/** The texts in force. */
export const useText = (): Text => useContext(TextContext);
