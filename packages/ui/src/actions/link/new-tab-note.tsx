import { useKitMessages } from '../../messages/index.ts';

/** A note for screen readers that a link opens in a new tab. */
export const NewTabNote = () => <span className="sr-only">{` ${useKitMessages().newTab}`}</span>;
