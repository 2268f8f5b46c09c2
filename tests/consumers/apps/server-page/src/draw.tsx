import { renderToString } from 'react-dom/server';
import { Page } from './page.tsx';

/** The page's markup, as a server sends it. */
export const draw = (): string => renderToString(<Page />);
