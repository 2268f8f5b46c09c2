import { renderToString } from 'react-dom/server';
import { Page } from './page.tsx';

/** Renders the page's HTML on the server. */
export const render = (): string => renderToString(<Page />);
