import { useKitMessages } from '../../messages/index.ts';

/** Says to those who do not see the icon that a link leaves this tab. */
export const NewTabNote = () => <span className="sr-only"> {useKitMessages().newTab}</span>;
