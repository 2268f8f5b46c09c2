import { renderToString } from 'react-dom/server';
import { Page } from './page.tsx';

/** The page's markup, as a server sends it. */
export const render = (): string => renderToString(<Page />);
